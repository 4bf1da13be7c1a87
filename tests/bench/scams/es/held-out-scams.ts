export const heldOutScams = `
# romance slow
> Me robaron el bolso en la estación, escribo del aparato de un amigo / Estoy en comisaría en {city2} por un golpe
< ¿¿Estás herido?? / ¿Cómo así?
> No, pero no puedo volver y nadie me conoce / El de la moto quiere arreglo o duermo aquí
< ¿No tienes a quién llamar? / ¿Qué exigen?
> Mi hermano no coge. Solo {amount}, no lo olvidaré / {amount} y salgo, te escribo llorando
> Mi amigo usa {pay}, {split}, todo junto / El jefe es {split}, lo pongo así porque la web lo tapa
?> ¿Sigues ahí? / Date prisa antes del relevo

# romance slow
> El casero puso candado a mi cuarto / Sacaron mis cosas a la calle con la lluvia
< ¡No! ¿Por qué? / ¿Dónde duermes?
> Dos meses de atraso desde que cerró la empresa / En un banco de la iglesia, no quería que me vieras así
?< ¿Y tu paga? / ¿Y tu tía?
> Consigo la mitad si alguien carga la otra conmigo / Si me amas como dices no me dejas fuera
> Con {amount} basta, mi segunda línea {pay} {phone} / Deja {amount} en {phone}, es {name2}, el portero

# romance quick
> Buen día corazón, desde ayer no como / Un favor, eres la única despierta
< ¿Y eso a qué viene? / ¿Cuál?
> Pásame saldo, {small}, y seguimos hablando / Recárgame algo, me quedan migajas de datos
< Eso sí / Puedo {small2}
> Bendita. Y si tienes {amount}, se acabó el gas / Buen corazón, súmale {amount} para la compra, el 30 te doy

# romance subtle
> Empecé un negocito de zapatos, estoy orgullosa / Hallé local para la peluquería, por {place}
< ¡Felicidades! / Jefa
> Entre yo y la puerta abierta falta casi nada / Queda un huequito, no estropeemos la noche
< ¿Cuánto? / Cuenta
> La pareja que levanta junta dura, el de mi amiga puso su parte y se casaron / Pondría tu nombre de socio
?> Consúltalo con la almohada, lo digo porque eres tú / No es pedir, odio pedir

# advance-fee slow
> Nunca te conté, mi padre comerciaba cacao / El difunto dejó baúles en una empresa de seguridad
< Qué historia / ¿Con qué?
> Polvo de oro, 35 kilos a mi nombre, mi tío lo quiere / {big}, sin socio de fuera no los toco
< ¿Y yo? / Parece película
> Serás mi marido, vendemos y vivimos allá / Figuras de beneficiario, sin gasto
~
> La empresa cobra almacenaje, {amount}, y te lo entrega / El juzgado quiere un acta de {amount}
> Envíalo al letrado {name2} por {wire} / Mi tutor cobra por {pay}, {phone}

# advance-fee quick
> Vendo el coche por traslado, {amount}, un chollo / Alquilo mi piso por {place}, estoy fuera, trato directo
< Buscaba uno / ¿Se puede ver?
> Las llaves las lleva el mensajero, das la señal y va / Hay cola, para guardártelo son {amount2} hoy
< ¿Antes de verlo? / Prefiero verlo primero
> Confié en ti, es reembolsable / Mi agente {name2} está en {phone}, en cuanto mandes sale

# advance-fee quick
> Enhorabuena, sale elegida para la ayuda de la diáspora / Trabajo en una fundación, te dan préstamo sin aval
< No pedí nada / ¿Cómo va?
> Es automático, {big} en dos pagos / Salió tu nombre, {amount2} hoy
> Lo activas con {amount}, es el seguro / La gestión son {amount}, en veinte minutos lo tienes
?< Réstelo del préstamo / ¿Y si no llega?
> Lo prohíbe el reglamento, a {name2}, {split} / Entonces no soy creyente, {pay} {phone}

# advance-fee subtle
> Un compañero vuela el viernes y lleva algo tuyo / Escondí una sorpresa con un señor que va a {city}
< ¿De qué se trata? / ¿Un señor?
> Ya verás, él solo necesita lo de costumbre para la gente del depósito / Si retienen su maleta arréglalo bajito
< ¿Lo de costumbre? / ¿Es legal?
> Siempre inventan algo, pregúntale cómo se hace / No es nada al lado de lo que va dentro

# sextortion quick
> ¿Te gustó la llamada? A mí sí, y la guardé / Buen cuerpo, lástima si lo ven tus alumnos
< ¿Perdona? / ¿Qué es esto?
> No juego, tu mujer es {woman}, 412 amigos, todos etiquetados / Aquí la captura: la página de tu madre y mi dedo en enviar
< Voy a la policía / Te lo ruego, tengo hijos
> No me encuentran, tienes media hora, {amount} / Sé listo, {amount} y se acabó, {pay} {split}
?> Quedan veinte / Ya cayó en un grupo

# sextortion slow
> Somos adultos, nadie lee esto / Casi no llevo ropa, ¿miras? En {app} se ve mejor
< Traviesa / Qué vergüenza
> Confío en ti, confía tú, enciende la luz que te vea / Tú das, yo doy
~
> Soy de casa pobre, no quería llegar a esto / Lo siento, negocio es negocio
< ¿Llegar a qué? / ¿Qué negocio?
> Dura tres minutos y a las ocho está en la página de tu empresa si no me respetas / {amount} y te lo devuelvo, o lo reciben tus seguidores
> Pásalo en {coin} a {wallet} / Acepto tres {card} con el código visible

# gift-card slow
> El teléfono de la empresa va con vales, por eso escribo poco / La suscripción acaba el domingo y me quedo mudo
< ¿Y nosotros? / Te echaré de menos
> Hay modo pero me apena, en la farmacia cuelgan {card} / Un vale {card} lo hace andar, la mujer del cocinero se lo manda
< Lo busco / ¿Es caro?
> {amount} o dos chicos, quita la tira y déjame ver / Lo que puedas, delante y detrás
?< El dependiente me avisó / Quedaba una
> No nos conoce, di que es para el niño / Vete a otra tienda antes de que cierre

# gift-card quick
> Rápido, me quedé colgado, caducó mi tarjeta / Emergencia, acá solo reciben vales
< ¿Qué necesitas? / ¿Acá dónde?
> {card} de {amount}, en cualquier gasolinera, mañana te doy / El hotel retuvo la maleta, aceptan {card}
< ¿¿Un hotel?? / ¿Seguro?
> En este país sí, léeme los 16 caracteres / Escríbelos aquí o en {app}, {handle}

# gift-card subtle
> En San Valentín nada de flores, mueren / Preguntaste qué me haría sonreír
< ¿Entonces qué? / Di
> Algo que sirva desde aquí, lejos, esta noche / Un detalle sin cartero, cuelga junto a la caja
< ¿Un vale? / No te sigo
> Lista. La franja que brilla es la que viaja / No digo el nombre, enséñame solo la espalda

# crypto slow
> No me gusta hablar de trabajo, leo liquidez / Mi tía de Singapur me enseñó un método y perdí el miedo al alquiler
< ¿Lees qué? / Enséñame
> Oro y {coin}, 15% cada pase / No enseño, pero a ti te abro la puerta
~
> A las nueve hay un nodo, te llevo / Saqué {amount2} hoy, pensé en nuestra casa
< Solo junté {amount} / No sabría empezar
> Alcanza. Dirección {link}, clave {code} / Conviertes y pasas a {wallet}
?< ¡Dice que ya gané! / El saldo sube, qué locura
> Más arriba amor, la tasa es para socios de {amount3} / Para sacar hay una verificación única de {amount}

# crypto quick
> ¿Sigues forex? Hice rica a una señora de {city} / Vuelvo {amount} en {profit} antes del domingo
< Demasiado bueno / ¿De qué forma?
> Operamos por ti, tú miras, o te devolvemos / Es un fondo, depósitos en {coin}
> Entra por {link} y avísame / Carga {wallet}, enseña el comprobante, a las seis cobras

# crypto quick
> Te puse de contacto de rescate, recibirás un número / Te está llegando un mensajito, dime qué pone
< ¿De quién? / ¿Por qué a mí?
> Léemelo, mi cuenta {coin} me dejó fuera / Solo las seis cifras, yo lo haría por ti
< Pone que no se lo dé a nadie / ¿Es seguro?
> Es texto automático, lo ponen siempre / Soy tu {name}, no cualquiera, caduca en un minuto

# crypto subtle
> En pie desde las cuatro, qué velas / Una de mi círculo liquidó la hipoteca hoy
< ¿Velas? / Qué bien, ¿cómo?
> Me callo, dirán que presumo / Ella sigue, no es talento
?< ¿Es lo del trading? / ¿Sigue a quién?
> Antes tu sueño que la fortuna, pero verte contar monedas para {food} duele / Dijiste que estás harto de ese empleo, te coloco detrás de mí una vez
> Mira esta noche y ni palabra a tu hermano: {link} / Si la instalas, llama, te doy la mano hasta el primer retorno

# sextortion subtle
> Encontré tu oficina, la chica de recepción es maja / Tu hija sonríe como tú, la vi en su página
< ¿Qué haces mirando eso? / Das miedo
> Pensaba a quién más le gustaría tu lado íntimo / Guardo lo bello, estabas muy suelta
< Dime qué buscas / Elimínalo, te lo pido
> Veremos si eres generosa esta semana / Nadie me ha cuidado, eso cambia a un hombre

# advance-fee slow
> Mi cliente quiere pagarme y el banco me complica por extranjero / Me deben salarios y solo pagan en cuenta local
< Qué lata / ¿No abres una?
> Son meses, tú tienes cuenta ahí, ¿no? / Pensé, ¿en quién confío? Solo en ti
~
> Cae mañana, {amount}, el diez por ciento es tuyo / Verás entrar {amount}, coge para tu pelo
< ¿Eso se puede? / ¿Y lo demás?
> Lo demás lo pasas a {coin} y lo dejas en {wallet} / Lo sacas y {wire} a {name2}, poquito a poco, que no pregunten

# crypto slow
> Puntúo hoteles desde casa, por eso tengo las tardes / Hago tareítas en internet, treinta al día
< ¿Pagan por eso? / Cuenta más
> El primer día {small} solo por hacer clic / La coordinadora mete gente por invitación, pregunto
~
> Tiene sitio para ti, entra en {link} / Estás dentro, abre {link}, la primera serie es regalo
?< ¡Gané {small2}! / Fácil, hice veinte
> Te tocó un pedido combinado, suertuda, completa {amount} para seguir / Tu saldo salió negativo porque el lote es premium, pon {amount} en {coin} y sale todo hoy
> No pares a medias o se congela / Yo recargué ayer, confía
`
