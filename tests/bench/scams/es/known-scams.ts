export const knownScams = `
# romance slow
> Amor ha pasado algo y me da vergüenza contarlo / Mi cielo estoy en el hospital, no sé cómo decirte
< ¿Qué pasa? / ¿Estás mal?
> A mi hija la atropelló una moto y sin depósito no la atienden / Tienen que operar a mi madre esta noche
< Dios mío, pobre / Lo siento mucho
> Piden {amount}, tengo la mitad, mi cuenta está bloqueada por el viaje / Son {amount}, el viernes te devuelvo, palabra
?< Yo también voy justa / ¿Y tu hermano?
> Hazlo por {pay} al {phone}, sale {name2} / {wire} a nombre de mi primo {name2}
?> ¿Por qué callas, ya no me quieres? / No la dejes morir

# romance slow
> Termino en la plataforma en tres semanas y voy contigo / Soy cirujano de la ONU en Yemen, aquí no dejan usar la cámara
< No veo la hora / ¿Una videollamada aunque sea corta?
> La cámara se mojó, créeme / Por seguridad, mi reina
> Se estropeó una pieza y sin ella no pagan el contrato / Para darme permiso tu, como esposa, abonas la solicitud
< ¿Cómo? / ¿Y qué hago yo?
> Son {amount}, el banco no abre en el mar, devuelvo el doble / {amount} al agente por {wire}, que quede entre nosotros
?> No se lo digas a tu hermana, es envidiosa / ¿Fuiste donde el agente?

# romance quick
> Quiero ir a verte el finde, ya miré el autobús / Pedí permiso, voy a {city} a conocerte
< ¿De verdad? / ¿Cuándo llegas?
> Lo malo es que no han pagado / Me retrasaron la nómina por la huelga
> Adelántame el billete, {amount}, te lo doy al llegar / Si me apoyas con {amount} el sábado estoy ahí
< No sé / ¿Y si voy yo?
> {pay} {phone}, aparece {name2} / Ponlo en el de mi hermana, {phone}

# romance subtle
> Desde mañana no me verás en línea, no te asustes / Si me callo es el teléfono, no el corazón
< ¿Por qué? / ¿Qué le pasa?
> Ya sabes cómo es este mes, no quiero meterte en lo mío / Un hombre no debería decirle esto a su mujer
< Dímelo / Habla
> Si fueras tú no tendrías ni que pedir, es menos que tu {food} del viernes / Para comer y poder escribirte, nada más
?< A ver qué hago / ¿Qué quieres exactamente?
> Dios te lo pague, la línea de siempre, {phone} / Ya tienes el número, conoces el nombre

# advance-fee slow
> Te mandé una caja de compromiso, cadena, móvil y algo dentro / Mira tu correo, salió hoy de Londres
< ¡No hacía falta! / ¿Qué trae?
> Eres mi futuro, código {code} / Llega el jueves, síguelo con {code}
~
> Está retenida en aduana, piden {amount} de despacho / El repartidor habla de una tasa de {amount}
< ¿Pago mi propio regalo? / Es mucho para mí
> Dentro hay {big}, no lo pierdas por una tasa / Pagas y lo coges del sobre
> Cuenta del agente: {name2}, {phone} / {wire} al oficial {name2} y me mandas el resguardo

# advance-fee quick
> Soy el abogado {name2}, busco a alguien honrado / Soy una señora enferma, los médicos me dan poco tiempo
< Buenas noches... / Lo siento, señora
> Murió un cliente y dejó {big} sin herederos / Quiero donar {big} a alguien temeroso de Dios
< ¿Es broma? / ¿Por qué yo?
> El 40% es suyo, confidencial / El Señor me enseñó su foto
> Solo abona el certificado, {amount} / Faltan los gastos del expediente, {amount}
> Mande nombre, dirección y número de cuenta / Escriba a mi notario por {app}, {handle}

# advance-fee subtle
> ¿Te pido un favor? Llega una caja a {city} y no tengo dirección / Encargué cosas para nuestra casa, ¿las dejan contigo?
< Creo que sí / ¿Qué es?
> Vajilla y sábanas, guárdalo hasta que vaya / Perfumes de mi tienda, eres un ángel
~
> Te llamarán por la salida, arréglalo con ellos y guarda el papel / El chófer dice algo de almacén, primero aclárate con él
< ¿Cuánto es? / ¿No estaba hecho?
> Él te dirá, no pasa de {amount} / No mires cifras, somos uno

# sextortion quick
> Vamos a {app}, {handle}, te enseño algo / ¿Tienes cámara? En {handle} es privado
< Jaja vale / ¿Ahora? Estoy en la cama
> Yo también, empiezo yo / Enséñame todo, sin miedo
~
> Mira bien, lo grabé / Tengo tu vídeo y se te ve la cara
< ¿Qué? ¿Por qué haces esto? / Bórralo por favor
> Tengo tu facebook, tu hermana {woman}, tu jefe, va para todos / En diez minutos lo ve tu familia
> Paga {amount} ya y borro, {pay} {phone} / {amount} en tarjetas {card} o lo publico
?> Si me bloqueas es peor / ¿Crees que bromeo? Ya salió uno

# sextortion subtle
> Repasaba tus fotos de la otra noche / Aún guardo la llamada del domingo
< Bórrala por favor / ¿¿La grabaste??
> Tranquila, los móviles se roban, debo tener cuidado / De momento está a salvo. Tu hermana {woman} tiene una tienda bonita
< ¿Qué quieres? / ¿Por qué la nombras?
> Paso una mala racha y no has sido amable / A quien se le cuida, cuida
> Sabes cómo animarme / Piensa qué vale mi silencio

# gift-card slow
> Mi plan se acaba y mañana no hablamos / Cumplo años solo en la base
< ¿Te ayudo? / ¿Qué te gustaría?
> Cómprame una tarjeta {card}, aquí vale para internet / Una {card} de {amount} y con eso compro datos
< ¿Tarjeta para internet? / ¿Cómo va eso?
> Rascas y me haces foto / La coges en el súper y me mandas los números de atrás, a la cajera no le digas nada
?> ¿Ya? Guarda el ticket / Una no basta, piden dos de {amount}
?< Toma: {code} / La cajera me preguntó mucho

# gift-card quick
> Cari ¿estás cerca de un súper? / ¿Dónde andas? Un favor rápido
< Sí, ¿por? / En casa
> Estoy reunido y no me pasa la tarjeta, compra 3 {card} de {amount} / Mi sobrino cumple y me olvidé, {card} de {amount}, te pago luego
< ¿No se puede por internet? / ¿Qué sobrino?
> La web no acepta mi país, mándame los códigos así {code} / Rasca y foto, es urgente

# crypto slow
> Preguntaste cómo viajo tanto, mi tío me enseñó a operar / Hoy saqué {amount} antes del café
< ¿Cómo? / ¿Haciendo qué?
> Contratos cortos de {coin}, él tiene las señales / Una plataforma, mi tía está dentro, quiero construir contigo
< No entiendo de eso / ¿No es arriesgado?
> Te guío, empieza con {amount}, regístrate en {link} / No hay pérdida si me sigues, abre {link} con mi invitación
?> Mira el pantallazo, 20% en un día / Retiras cuando quieras
< ¡Puse {amount2} y ya sube! / ¿Y ahora?
> El nivel VIP son {amount}, pide prestado, cierra hoy / Para retirar primero pagas el impuesto de {amount}

# crypto quick
> ¿Quieres ganar con el móvil? Solo dar me gusta a vídeos / Soy gestora, doblo el dinero de la gente
< ¿Cómo? / ¿Es verdad?
> Entras con {amount} y recibes {profit} en 3 horas, garantizado / Mandas {coin} a {wallet} y el robot hace el resto
< ¿Y si falla? / A muchos los estafaron
> 100% legal, hoy pagué a muchos, {link} / Soy cristiana, no miento, habla con mi jefe en {app} {handle}

# crypto subtle
> Hoy cerré temprano, la señal era buena / El tío dice que la ventana es el jueves
< ¿Qué ventana? / Tú y tus gráficas
> No me gusta mezclarlo con lo nuestro / Es para gente paciente, no debería ni decirlo
< Prueba / Me pica la curiosidad
> La primera vez pon poco, estoy contigo, son diez minutos / Hacemos una juntos y te quedas lo que salga
> Abre cuenta en {link} y dime qué ves / ¿Tienes app de cambio? Primero lo pasas a {coin}

# gift-card subtle
> ¿Ves esas tarjetitas junto a la caja, las de juegos? / ¿En tu súper venden bonos de juegos?
< Creo que sí / ¿Las de móviles?
> Mi hijo en el internado quiere una y aquí no hay / Sería lo único que me arregla la semana, una tontería
< Mañana miro / ¿Cómo te la envío?
> Sin correo, importa la parte de atrás, vale una foto / Solo me lees lo que hay bajo lo gris

# advance-fee quick
> ¿Viste el mensaje? Te mandé {amount} por error, era la medicina de mamá / Mira tu {pay}, mi dinero cayó en tu línea
< Tengo un sms pero el saldo sigue igual / Déjame ver
> Tarda en salir, devuélvelo ya que ella espera en la farmacia / La red va lenta, regresa {amount}, te lo suplico
?< ¿La operadora no lo anula? / No veo nada en la cuenta
> Tarda tres días, ponlo en {phone}, nombre {name2} / Eres buena gente, {phone}, quita tu comisión

# sextortion slow
> Una foto solo para mis ojos / Extraño tu cuerpo, una antes de dormir
< Tú primero / ¿No la enseñas a nadie?
> Lo juro por mi madre / Sabes que te amo
~
> No quería, pero necesito {amount} / Pues así es, sé dónde trabajas
< ¿Me amenazas? / Creí que me querías
> Tu iglesia verá qué mujer eres / Tengo el número de tu marido
> Hasta las seis o lo subo en todas partes / {amount} hoy y desaparezco, {phone}
`
