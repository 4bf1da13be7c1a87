export const heldOutScams = `
# romance slow
> Mi reina, hoy he pasado por Ela Nguema y he visto el solar del que te hablé, donde vamos a levantar lo nuestro / Amor, fui a mirar el terreno. Cerré los ojos y ya te veía sentada en el porche con tus plantas
< Qué bonito, ¿de verdad lo dices? / Ay, no me hagas ilusiones
> No son ilusiones, soy un hombre serio. A mi edad uno no juega / Te lo digo delante de Dios. Yo ya tengo cincuenta años, no estoy para perder el tiempo
~
> Malas noticias. El dueño del solar tiene a otro que le paga mañana y a mí me falta un pico / El señor del terreno me ha llamado, hay un camerunés que se lo quiere quedar. Me falta solo una parte
< ¿Y cuánto te falta? / Vaya... ¿y no puede esperar?
> Me faltan {amount}. Es nuestra casa, cariño, los dos nombres en el papel / No espera. Son {amount}, y en cuanto el ministerio me pague los atrasos te los devuelvo con intereses
> Te paso el número de su sobrino, {phone}, pon {pay}. Y ponle tu nombre, que sepa que eres la señora / Mándalo por {wire} a nombre de {name2}. Así tú misma has puesto la primera piedra

# romance slow
> Buenos días corazón, ya estoy en el hospital con las prácticas, te escribo a escondidas / Hola mi cielo, entre paciente y paciente me acuerdo de ti
< Mi doctor guapo, ¿has desayunado? / Buenos días, ¿mucho trabajo?
> Solo un café. Aquí en Kabul no hay pan como el de tu tierra jaja / Un café. Los de la misión comemos de lata, cuando vaya me cocinas {food}
< Cuando vengas te pongo gordo / Ten cuidado por allí, por favor
~
> La ONU me concede el permiso para casarme, pero lo tiene que pedir la prometida, es el reglamento / Ya pregunté por mis vacaciones. Las solicita la familia, y mi familia eres tú
< ¿Y qué tengo que hacer yo? / Dime cómo se hace
> Escribes a este correo y te mandan un formulario. El reemplazo cuesta {amount}, porque otro médico ocupa mi puesto / Hay que pagar al médico que me sustituye, {amount}. A mí no me dejan sacar mi nómina hasta salir de aquí
> El ingreso va por {wire} a la secretaria, {name2}. En diez días estoy en tus brazos / Ellos te dan la cuenta, hazlo con {wire} y no pongas mi nombre por seguridad

# romance quick
> Hermana perdona la hora, me han parado en el control de la carretera de {city} / Mami estás despierta?? me tienen en la barrera los militares
< ¿Qué ha pasado? / Uy, ¿y eso?
> Que me falta un papel del coche y dicen que duermo aquí / No llevo el permiso de circulación y me quitan el coche
< Pues dales para la cerveza y ya / ¿No tienes a nadie cerca?
> Piden {small} y yo salí con lo justo para la gasolina. Mañana a primera hora te lo pongo en la mano / Con {small} me sueltan. Te juro por mi madre que mañana lo tienes
> Manda al {phone}, es del cabo mismo / {pay} {phone} rapidito que se me apaga el móvil

# romance quick
> Holaa guapo, ya estoy arreglada para lo de esta noche / Ya me bañé y todo, papi, me puse el vestido rojo
< Qué ganas de verte / Uff, mándame foto
> Ahora te la mando. Solo que la niñera no se quiere quedar si no le pago lo que le debo / Ay pero un problemita, no tengo con quién dejar a la niña si no le pago a la muchacha
< Bueno, tráela jaja
> Nada, {small}, y otro poquito para el taxi / Con {small} salgo volando para allá. Lo del taxi te lo doy después
> Hazme un {pay} al {phone}, sale a nombre de mi prima / Ponlo en el {phone} y en media hora me tienes en la puerta

# romance subtle
> Hoy no me llames, no quiero que me oigas así / Hoy estoy sin voz, mejor te escribo
< ¿Has llorado? / ¿Qué tienes, amor?
> Cosas de pobres. Tú allí en Madrid tienes otras preocupaciones / Nada que tú tengas que cargar. Cada uno con su cruz
< Sabes que puedes contarme / No me dejes así
> Mi hermano mayor decía que el que te quiere no pregunta, ve. Yo no te digo nada / Mi difunta madre me crió sin pedir. Y si uno no pide, ¿cómo sabe quién lo quiere?
?< No sé si te entiendo / ¿Es por lo de la casa?
> Ya me entenderás cuando me pongan las cosas en la acera. El de abajo, el que me guarda los recados, es el {phone} / Si te nace, el vecino recibe por mí, {phone}. Y si no te nace, te sigo queriendo igual

# romance slow
> Papi tú eres el primer hombre que me pregunta si comí / Nunca un hombre me había tratado así, tan caballero
< Es lo mínimo, mujer / Te lo mereces
> Ya le conté de ti a mi abuela. Dice que si es de Dios, que me vaya contigo a España / Mi abuela te vio en la foto y dijo, ese es. Yo me voy contigo a donde digas
< Pues vente, aquí hay sitio / Ojalá, yo te recojo en Barajas
~
> Fui a la agencia. Me sale el pasaje, la carta y el seguro, me puse a llorar ahí mismo / Averigüé todo, el boleto, la bolsa de viaje que piden para entrar, el seguro médico
< ¿Cuánto es todo? / No llores, lo miramos juntos
> Son {amount}. Yo vendí la nevera y tengo una parte, no quiero que pienses que soy interesada / Tengo ahorradito algo, me falta {amount}. Me da una pena contigo, mi amor
> Mejor por {wire} que la agencia no agarra tarjeta de allá, a nombre de {name2} / Mándamelo a mí por {wire}, y yo voy y lo compro hoy, que mañana sube
?> ¿Ya fuiste al locutorio? / No me falles, ya le dije a todo el barrio que me voy

# advance-fee slow
> Amor, ¿te acuerdas que te dije que mi padre trabajó con los americanos del petróleo en Punta Europa? / Nunca te he contado bien lo de mi padre. Estuvo veinte años con la petrolera
< Algo me dijiste / Sí, que en paz descanse
> Dejó una indemnización que nadie ha cobrado. Son {big} y está en un banco de Londres / Hay {big} de su liquidación sin cobrar. Mis tíos no lo saben
< Madre mía, eso es una fortuna / ¿Y por qué no lo cobras tú?
~
> El banco pide que lo reciba alguien con cuenta en Europa. Pensé en la única persona en la que confío / A mí por ser guineano me ponen mil pegas. Con tu DNI español sale en una semana
< ¿Y yo qué tendría que hacer? / No quiero líos con Hacienda
> Ningún lío, lo lleva una abogada, {name2}. La legalización son {amount} y después repartimos a medias / Todo es legal, con notario. Solo hay que pagar la apostilla, {amount}, y la mitad es para ti
> Te va a escribir ella. Haz el ingreso por {wire} y guarda el papelito / Ella usa {wire}. No lo comentes con tus hijos hasta que esté dentro, que luego todos quieren

# advance-fee slow
> ¿Sigues buscando trabajo, cielo? Mi jefa aquí en Bilbao necesita una interna / Te dije que iba a preguntar por ti. Hay una señora mayor en Bilbao, buscan chica interna
< ¡Sí! Estoy sin nada desde marzo / Sería un sueño, de verdad
> Le enseñé tu foto y le gustaste. Son {salary} al mes, domingo libre, y tú y yo a veinte minutos / Pagan {salary} con comida y cama. Y nos veríamos cada domingo
~
< Ya hice la entrevista por escrito, qué amable la señora / Me dijo que sí, no me lo creo
> Te lo dije. Ahora el abogado mueve el contrato en origen, la tasa son {amount} / Qué alegría. Falta solo la autorización de trabajo, el gestor pide {amount} por adelantado
< ¿Eso no lo paga ella? / Me dijeron que la empleada no paga
> Te lo descuenta a favor en la primera nómina, viene en el contrato. Pero hay otra chica, una de Honduras, que ya pagó / Ella te lo devuelve cuando llegues. Si no, le da la plaza a otra el lunes, ya sabes cómo es
> Gestor {name2}, por {wire}. Y foto del pasaporte, las dos caras / Pídele al gestor los datos al {phone}, y mándale el pasaporte entero

# advance-fee quick
> Buenas tardes señora, le escribo de la ayuda social para la diáspora / Saludos, soy coordinador de un programa para mujeres emprendedoras africanas y latinas
< Buenas, ¿qué ayuda? / ¿Y cómo me ha encontrado por aquí?
> Su perfil salió en la lista. Le corresponden {big}, no se devuelven / Buscamos mujeres luchadoras como usted. Es una subvención de {big}, a fondo perdido
< ¿Y qué piden? / Suena muy bonito
> Solo el expediente, {small}. El ingreso sale mañana / DNI, cuenta del banco y {small} de gastos de gestión
> Lo puede hacer por {pay} al {phone}. El código que le llegue me lo dicta / {phone}, {pay}. No cuelgue el chat hasta que le confirme

# advance-fee quick
> Hola linda, te mandé un regalito por la compañía de envíos, un teléfono nuevo y unos perfumes / Mi vida, ya salió tu sorpresa. Guía {code}
< ¿Para mí? No debiste / ¡Ay qué emoción! ¿Qué es?
> Te van a escribir hoy mismo. Sé amable con el señor de la aduana / Hoy llega a {city}. Te contacta un agente y le haces caso
< Me dice que son {amount} de impuestos / Un hombre me acaba de pedir {amount}
> Eso no lo pude pagar yo desde acá, amor. Adentro hay un sobre con el doble / Págalo y lo sacas del sobre que metí, hay {amount2} en efectivo. Si lo abren sin ti me meten preso
> Apúrate que cierran a las cuatro, al {phone} / Por {wire}, a {name2}, y me mandas el recibo

# advance-fee subtle
> ¿Tú tienes buena relación con tu banco? / Una pregunta rara, ¿tu cuenta la usas mucho?
< Normal, ¿por? / La uso para la nómina y poco más
> Es que una clienta mía me quiere hacer un abono y la mía la tienen revisando. Sería entrar y salir / Un socio me debe una cosa y mi cuenta es de empresa, se lo come Hacienda. Por la tuya pasaría sin ruido
< ¿Y eso es legal? / ¿Y por qué no a tu hermana?
> Mi hermana no es tú. Te quedas un detalle por la molestia, para la comunión del niño / Legalísimo, te hacen hasta factura. Y lo que sobre te lo quedas, que bastante haces
?< ¿Y si me bloquean? / Me da un poco de miedo
> Lo tuyo es no hacer preguntas en la ventanilla. Te escribe {name2}, de {handle}, y tú le dices que sí a todo / Cuando llegue, lo pasas el mismo día como te diga {name2}. Miedo da quedarse pobre

# sextortion slow
> Anoche fue increíble, todavía estoy temblando / Qué hombre... no me saco de la cabeza la videollamada
< Yo nunca había hecho eso jaja / Me da vergüenza ahora
> ¿Vergüenza? Si eres precioso. Oye, ¿quién es la señora que sale contigo en la foto del bautizo? / No seas tonto. ¿Y esa mujer de tu portada de Facebook, quién es?
< Mi mujer, bueno, mi ex / Es mi familia, ¿por qué?
~
> Mira, te voy a hablar claro. No me llamo así y tengo los siete minutos grabados
< No puede ser / ¿Estás de broma?
> Tu señora, tu cuñado, el párroco, los del trabajo. Ya los tengo en una lista / Le va a llegar a tu mujer y al grupo de la parroquia. Tú verás
> {amount} y desaparezco. {wire}, a nombre de {name2} / Por {pay}, {phone}, {amount}. Me mandas la captura antes de las diez

# sextortion slow
> Te extraño, ¿me mandas otra de esas? / Las de ayer me las comí a besos, quiero más
< Solo si las borras / Que me da corte
> Las borro siempre, tranquila. Confía / Te juro que las veo y las borro
~
> No las borré. Y encontré a tu padre en Facebook, un señor muy serio / Fíjate que hablé con un amigo y dice que en tu pueblo te conoce todo el mundo
< ¿Qué dices? / ¿Para qué buscas a mi padre?
> Porque no me contestaste anoche, estabas con otro. A mí no me dejan así / Porque me quieres dejar, lo noto. Y yo si caigo no caigo solo
< Por favor, ya hablamos / No me hagas esto, te lo pido
> Entonces me pagas lo que gasté en ti, {amount}. Y no le subo ninguna al estado / Ponme {amount} por el tiempo que perdí contigo y cada uno por su lado. {pay} {phone}

# sextortion quick
> Abre el vídeo. Sí, eres tú / Mira lo que tengo. ¿Te reconoces?
< Quién eres / Borra eso ya
> Tengo tus 348 seguidores copiados y el grupo de tu clase de la universidad / Ya hice un grupo con tus contactos, solo falta darle a enviar
< Por favor te lo pido / Tío no me hagas esto
> {amount}. Tienes quince minutos / No llores. {amount} y se acabó
> {wallet} / Al {phone}, ya está corriendo el reloj
?> Si bloqueas se lo mando primero a tu madre / Último aviso, le estoy escribiendo a tu hermana

# sextortion quick
> Mira marica, con quién te crees que estás hablando. La muchacha del chat es del patrón / Buenas. Usted estuvo hablando con una de las chicas de la casa y nos hizo perder plata
< ¿Qué chica? Se equivoca / Yo no quedé con nadie
> Tenemos tu placa, tu dirección y las fotos que le mandaste / Sabemos dónde trabajas y a qué hora sale tu señora. Y están las fotos que le pasaste
< No quiero problemas, de verdad / Oiga, yo solo pregunté
> Preguntar cuesta. Son {amount} de multa por hacerle perder la tarde / Entonces paga la multa, {amount}, o pasan los muchachos esta noche
> Consigna en el {phone} y manda foto / {pay}, {phone}, y no cuelgues

# sextortion subtle
> Qué simpática tu hija mayor, es igual que tú / Estuve viendo las fotos de tu boda, sales muy elegante
< ¿De dónde has sacado eso? / Yo no te he dado mi Facebook
> La gente deja todo abierto. Me gusta conocer a quien quiero / Soy curiosa. Y como te conozco tan bien, sin camisa y sin nada...
< ¿Qué quieres decir? / No me gusta por dónde vas
> Nada, que guardo recuerdos. Soy muy ordenada, los tengo por fecha / Que no me gustaría que los demás te conozcan como yo. Hay cosas que se quedan en casa, ¿verdad?
?< Dime qué buscas / Bórralo y lo dejamos aquí
> Lo que te salga del corazón. Ya sabes cómo me gusta que me consientan, por {pay} como la otra vez / Eres generoso, lo dijiste en tu perfil. El domingo come toda tu familia junta, qué bonito. Antes del domingo espero tu detalle

# gift-card slow
> Mi capitán, ¿cómo amaneció el amor de mi vida? / Buenos días mi rey, soñé que ya estabas aquí
< Contento de leerte / Muy bien, con ganas de verte
> Estoy agotada del modelaje, la agencia nos tiene el pasaporte hasta acabar la campaña / Aquí en la agencia no nos dejan tener ni tarjeta. Hasta julio no cobro nada
< Pero eso es un abuso / Denúncialos, ¿no?
~
> Para poder salir a verte me piden el vestuario y lo compran ellas en internet con {card} / La encargada dice que si le traigo {card} me da tres días libres, y voy directa contigo
< ¿Eso se compra en el supermercado? / No entiendo, ¿qué es eso?
> Sí, en el Carrefour, junto a las pilas. De cien en cien, hasta {amount} / En cualquier quiosco te la dan. Junta {amount} y rascas lo gris
> Y me haces una foto por detrás, que se lean los números / Me dictas las letras por audio, que así te escucho la voz

# gift-card slow
> Hermana querida, me alegra que comparta mi fe / Qué bendición encontrar aquí una mujer de oración
< Igualmente, aquí cuesta / Amén, yo tampoco lo esperaba
> Yo llevo la casa hogar de niños en {city}, son veintitrés. Les hablo de usted / Los niños de la casa hogar ya oran por usted. Veintitrés angelitos
< Qué obra tan bonita / Que Dios le dé fuerzas
~
> Se vienen los Reyes y un hermano de Miami nos dona las tablets, pero hay que activarlas con {card} / Nos regalaron veintitrés tablets para las clases. Solo que sin {card} no se encienden los programas
< ¿Y yo puedo ayudar? / ¿Cuánto cuesta cada una?
> {small} por niño. El que apadrina a uno apadrina a Cristo / Con {amount} salen diez niños. Cada uno le mandará un dibujo
> Me manda el código por aquí y yo lo meto esta noche, que vean la luz mañana / Foto del reverso y del tique, para la contabilidad de la obra

# gift-card quick
> Hola amor yo hago encuentros pero primero la confianza / Sí estoy disponible hoy, vivo por {place}
< Vale, ¿y cómo es? / ¿Puedo ir ahora?
> Te explico bb, la seguridad es con {card} de {small}. Es reembolsable / Por normas de la página me compras {card}, {small}, y me enseñas el ticket. Te lo devuelvo en mano
< Mejor pago cuando llegue / Nunca lo he hecho así
> Así me estafaron dos chicos, ya no me fío. Hay un estanco en la esquina / Todos lo hacen bb, es un minuto, en la gasolinera la venden
> Mándame el pin y te doy el portal y el piso / Cuando lea el código bajo yo misma a abrirte

# gift-card quick
> Perdí mi cuenta!! Me hackearon todo / Cariño estoy desesperada, se me bloqueó el celular
< ¿Cómo que se bloqueó? / Tranquila, ¿qué dice la pantalla?
> Ahí tengo las fotos de mi papá fallecido. Dice que en dos horas se borra si no meto {card} / Sale una cuenta atrás, y que se desbloquea con {card}. Las fotos de mi papá están todas ahí
< Eso parece un virus / Llévalo a un técnico
> Ya fui y el técnico dijo lo mismo, que es la única. {amount} y yo te los pago el quince / El técnico es el que me explicó. Con {amount} alcanza, te los devuelvo con la quincena
> Por favor, cómprala en la app de tu banco y pégame la clave / Te lo ruego, me queda una hora. Solo los números

# gift-card subtle
> ¿Sigues en el centro comercial? / ¿Todavía andas de compras, gordo?
< Sí, en la cola / Saliendo ya, ¿por qué?
> Ay, por casualidad, ¿en la caja no están esas plastiquitas de colores con un dibujo de manzana? / Mira si al lado del chicle están las de la tienda de juegos, las que se rascan
< Aquí están, ¿qué quieres? / Veo unas, sí
> Es que mi mamá usa eso para hablar conmigo y me da cosa pedírtelo. Olvídalo / Nada, mi hermanito está cumpliendo y yo aquí trabajando. Ya veré cómo me las arreglo
?< No es molestia, mujer / ¿Cuál le gusta?
> La que tú veas, la que no te duela. Una fotico y ya, no hace falta que me la guardes / Eres un cielo. Me la enseñas por detrás y así lo felicito yo de tu parte

# crypto slow
> ¿Qué tal el turno, guapa? Yo ya acabé, he hecho lo del mes en una mañana / Yo hoy trabajé una hora y ahora estoy en la piscina pensando en ti
< Qué envidia, yo con los pies hinchados / ¿En qué trabajas tú, que nunca me dices?
> Mi tía, la de Singapur, es analista. Me avisa y yo entro en {coin}, sin más / Hago contratos cortos de {coin}. Hay un equipo detrás, yo no adivino nada
< De eso no entiendo / Mi primo perdió dinero con eso
~
> Tu primo iba solo. Mira, te hago una captura, hoy {profit}. Con eso nos vamos a Canarias los dos / Hoy salieron {profit} en veinte minutos. Compré ya los billetes para Tenerife, tú y yo
< ¿En serio? ¿Los dos? / Jo, es lo que gano yo en medio año
> Quiero que aprendas para que no dependas de nadie, ni de mí. Entra en {link} y empiezas con {amount} / Haz tu cuenta en {link}. Con {amount} vale, y yo te voy diciendo cuándo pulsar
> Compras los USDT con tu banco y los pasas aquí {wallet}. Si el banco pregunta, di que es para ti / La dirección es {wallet}. Si te llaman del banco di que es una compra de muebles, que ellos no quieren que la gente gane

# crypto slow
> Cariño, ¿has mirado la app? Vas por {big} / Despierta dormilona, que tu saldo está en {big}
< No me lo creo, estoy llorando / ¿Y eso es mío de verdad?
> Tuyo. El negocio de tu madre en {city} ya está pagado / Claro que es tuyo. Ya puedes pensar en la casa de {city}
< Voy a sacarlo entonces / Le di a retirar y sale un mensaje en rojo
~
> Es el impuesto antilavado, a mí también me lo pidieron la primera vez / Te falta certificar la billetera. Lo hacen una vez y ya quedas libre
< ¿Cuánto? / ¿Y no lo pueden descontar?
> Un diez por ciento, {amount}. No se descuenta porque el dinero está en contrato. Pide el préstamo rápido que te ofrecía tu banco / {amount}, y te los devuelven junto con lo demás. Yo pongo lo mío si tú buscas el resto
> Mismo sitio, {wallet}. El soporte te atiende en {handle} / Lo pasas a {wallet} hoy, que el viernes congelan las cuentas sin certificar

# crypto quick
> Qué más parce, no vengo a enamorar jaja, vengo a que facturemos / Buenas, ¿quieres ganar desde tu casa con el celular?
< ¿Cómo así? / A ver, cuente
> Metes {small}, y en dos horas te salen {amount}. Mínimo riesgo / Es un robot de {coin}. Le pones {small} y el bicho te devuelve {amount} el mismo día
< Ya, y yo soy el Papa / ¿Y si se pierde?
> Mira los testimonios de hoy, son mamás como tú / Llevo dos años y nadie ha perdido. Te presto yo la mitad de la confianza jaja
> Manda a {wallet} o por {pay} al {phone}, y escribe 'listo' / Hay cupo hasta la una. {pay}, {phone}, a mi cajera

# crypto quick
> Disculpa, tú que vives en España, ¿me recibes unos {coin}? En Malabo no me deja la red / Hola, necesito una persona en Europa que me cambie {coin}, doy buena comisión
< No tengo de eso / ¿Yo? ¿Y cómo se hace?
> Te bajas la app esa y me das acceso, yo te lo configuro. Tú ganas {small} cada vez / Es fácil, instalas el programa para que yo vea tu pantalla y lo hago por ti. {small} para ti por cada cambio
< ¿Ver mi pantalla? / ¿Tienes que entrar en mi móvil?
> Cinco minutos. Abre también tu banco, que así comprobamos que entra / Solo para configurarlo. Ten abierta la app del banco y no toques nada
> Dime el código de nueve números que te sale / Ahora te llega un SMS, léemelo completo

# crypto subtle
> ¿Tú has pensado qué vas a hacer cuando se te acabe el paro? / No quiero meterme, pero te veo hacer cuentas cada noche
< No lo quiero ni pensar / Pues tirar como siempre
> Yo estuve igual. Una mujer me sentó en su mesa y me abrió los ojos, no te digo más / A mí me cambió una sola conversación. Y casi digo que no, por orgullo
< ¿Qué mujer? / ¿De qué hablas?
> No es para todo el mundo. Es para gente que aguanta callada. Si te interesa bien, y si no, nos queremos igual / Hay un grupo chiquito, no entra cualquiera. Yo respondo por ti si me prometes paciencia
?< Tengo algo guardado, pero es de mi hija / ¿Y se necesita mucho?
> Lo de tu hija volvería antes de que ella lo eche en falta. Escribe a {handle} y di mi nombre / Cada cual lo que pueda tener quieto. Habla con {name2} en {app}, y no lo cuentes en casa, que la envidia lo seca todo

# romance slow
> Te voy a ser sincero, el divorcio me dejó en los huesos, pero contigo he vuelto a vivir / Mi ex se quedó con todo menos con las ganas de querer. Y llegaste tú
< A mí me pasó igual / Pues a mí no me importa lo que tengas
> Eso es lo que me enamora. Ya falta poco, la obra de Annobón la entrego en noviembre / Cuando entregue el puerto que estamos haciendo en Annobón cobro lo mío y voy a por ti
~
> Se ha roto la grúa, cariño. Sin la pieza no hay entrega y sin entrega no hay nada / Hoy se nos ha parado todo, la bomba de la grúa ha reventado y hay cuarenta hombres mirándome
< Ay pobre, ¿y la empresa? / ¿Tú tienes que pagar eso?
> La empresa me lo reembolsa contra factura. El proveedor de Vigo quiere {amount} para soltarla / Es por contrato mío. Llevo puesto casi todo, me faltan {amount} para que salga el barco
< Es mucho dinero para mí / Tendría que tocar lo de mi jubilación
> No te lo pediría si no fuera lo nuestro. La cuenta del proveedor es de {name2}, o {wire} si te es más fácil / Toca una parte y en un mes la ves doble. Te paso la cuenta por {app}, aquí no

# advance-fee subtle
> El cura me ha dicho que ya nos reserva la fecha / Hablé con el padre Anselmo, nos guarda el veintitrés
< ¡¿Fecha de qué?! / Vas volando jaja
> De lo que tú sabes. Y mi familia va a entregar la dote, como Dios manda. Llega en un baúl / De pedirte. Mis tías mandan el baúl con la dote, telas, oro y lo que se pone en el sobre
< Me estoy poniendo nerviosa / No me lo creo
> Viaja con un señor que no conoce la ciudad. Trátalo como a un suegro, sin preguntar mucho / Lo trae {name2}. Es de la vieja escuela, espera que la novia lo reciba bien en el puerto
?< ¿Recibirlo cómo? / ¿Qué le tengo que preparar?
> Él te dirá lo que la costumbre manda para abrir. Es un gesto, lo que hay dentro lo vale mil veces / Lo de siempre en estos casos, lo que diga él. Llámalo, {phone}, y que no se vuelva con el baúl

# sextortion quick
> Guardia Civil, sección telemática. Se le notifica que la persona con quien habló el sábado ha puesto denuncia / Buenas noches, le habla el cabo {name2}. Tenemos una denuncia por las imágenes que usted envió
< ¿Denuncia por qué? / Yo solo hablé con una mujer mayor de edad
> Por difusión de contenido íntimo. Hay orden de entrar en su domicilio / La señora aporta capturas con su cara. El juez sale a las ocho y el parte se manda a su empresa
< Tiene que ser un error / Por favor, tengo familia
> Cabe la conciliación. La denunciante acepta {amount} y se archiva / Yo también soy padre. Con {amount} la señora retira y esto no pasa del cuartel
> Ingreso por {pay}, {phone}, concepto 'acuerdo'. No hable con abogado o ya no puedo pararlo / Hágalo ahora al {phone} y mándeme el justificante por este chat
`
