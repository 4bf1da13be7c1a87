export const knownEveryday = `
# opening
> Hola, ¿qué tal la tarde? / Buenas {name}, me reí con tu perfil / Hola guapa, ¿esa foto es en {city}?
< Bien, recién llegada del trabajo / Esa era la idea jaja / Sí, el verano pasado, qué calor
?> Yo igual, el taxi tardó un siglo / A mí me cuesta reírme, enhorabuena / Conozco ese banco de la foto
?< ¿Por qué zona vives? / Gracias, cobro por chiste / Qué casualidad

# opening
> Ey, por fin coincidimos / ¿De verdad eres bombero? / Me presento, soy tímido pero cocino
< Mucho tardabas / De verdad, y me dan miedo los gatos / El orden correcto de las cosas
> Estaba pensando qué escribir / Cuéntame eso / ¿Y tú a qué te dedicas?
< Un hola vale / Uno me arañó de servicio / Soy enfermera, duermo poco

# warm
> Mi vida, desde que vi tu cara no duermo / Eres la mujer que Dios tenía para mí / Jamás sentí esto con nadie, mi reina
< Exagerado, hablamos desde el lunes / Qué bonito / Vas muy rápido
> El corazón no sabe de fechas, quiero casarme contigo / Soy viudo y solo busco sinceridad / Ya le hablé de ti a mi madre
?< Con calma / Me da vergüenza

# closing
> Me voy a dormir que entro a las seis / Voy a cenar antes de que mis hermanos vacíen la olla
< Descansa / Corre, mañana hablamos

# closing
> Entonces el sábado a las cuatro / Llevaré camisa azul para que me veas
< Hecho / El sábado, y sé puntual

# offsite
> Casi no entro aquí, escríbeme al {app}, {phone} / Se me acaba la suscripción hoy, ¿seguimos por {app}? ¿Tu número?
< ¿Nos quedamos aquí un poco? / Vale, te escribo allí
?> Aquí lo leen todo, prefiero donde somos libres / Para fotos va mejor

# pressure
< Ahora no lo tengo / Tengo que pensarlo
> ¿Después de todo lo que nos dijimos? Te creía distinta / Aunque sea la mitad hoy, espero
?< No es que no me importe / Dame hasta la noche
> Hazlo ya y mándame el pantallazo / Cuento contigo, no lo comentes con nadie
`

export const knownHonest = `
# talk
> ¿Tienes hermanos? / ¿Tu familia es grande?
< Somos ocho, soy la pequeña / Un hermano que come por tres
> La mimada entonces / El mío igual
< No lo niego / Hay que presentarlos

# talk
> ¿Qué música te gusta? / ¿Makossa o bachata?
< De todo, y góspel los domingos / Bachata, pero bailo fatal
> ¿Y los lunes? / Yo enseño gratis
< Los lunes duermo / Prepárate para los pisotones

# talk
> ¿Cómo fue el turno? / ¿Día largo?
< Se fue la luz y nos quedamos mirando el techo / El jefe cambió otra vez el horario
> Vaya país / Ánimo
?< Mañana libro, gracias a Dios / Y encima con sonrisa

# talk
> Eres muy guapa, ya lo he dicho / Tu risa en el audio me alegró el día
< Me has puesto roja / Me río como una gallina
> Misión cumplida / La gallina más simpática
< Tonto / Apúntame otro piropo

# talk
> Mi madre está ingresada por la tensión / A mi tío lo operaron hoy y estamos todos aquí
< Ay, ¿cómo sigue? / ¿Salió bien?
> Mejor, el viernes le dan el alta, solo quería contarlo / Sí, estoy cansado nada más
< Aquí me tienes / Come algo

# talk
> ¿Buscas algo serio o solo miras? / ¿Qué esperas de aquí?
< Serio, ya no tengo edad para juegos / Primero un amigo, luego se verá
> Igual. Tengo una niña de cinco, te aviso / Me parece bien, yo también vengo de una ruptura
< Me encantan los niños / Todos traemos maleta

# talk
> He vuelto a estudiar de noche, con 36 / El jueves salen las notas, qué nervios
< ¡Qué valiente! ¿Qué estudias? / Irá bien, te lo curraste
> Contabilidad, me llaman abuelo / Si suspendo vendo buñuelos
< Abuelo con matrícula / Yo te compro

# talk
> Se me rompió la cámara del móvil, solo tengo fotos viejas / En videollamada parezco una patata
< No importa, ya nos veremos / Yo la otra patata
?> Eso quiero / Tortilla completa

# money
> ¿Cuánto pagáis de alquiler ahí? / ¿Es verdad que {city} está imposible?
< {amount} por una habitación con ventana a un muro / Se me va medio sueldo, {amount}
> Aquí {amount2}, pero lejos de todo / ¿Y qué comes?
?< Al menos hay aire / Donde mi tía

# money
> El colegio del niño ya va por {amount} / Libros, uniforme, excursión, y es septiembre
< Se pasan / Mi hermana llora cada curso
> Hice horas extra, llego / Su padre puso su mitad, estamos bien
< Qué buena madre / Menos mal

# money
> Ayer no tenías que pagar todo / El próximo café en {place} lo pongo yo
< Fueron {amount}, olvídalo / Y la tarta también
> Te mando mi parte por {pay} y no discutas / Yo también trabajo, eh
< Te lo devuelvo, cabezota / Vale, moderna

# money
> Llevamos dos semanas, ¿me das tu número? / Quiero oír tu voz, ¿te llamo?
< Sí, {phone} / Toma, {phone}, después de las siete
> Apuntado, te hago una perdida / El mío {phone2}
?< Llegó / Guardado

# money
> Trabajo en un banco, contesto tarde / Soy gestora de créditos y no, no presto
< Te pedirán todos / Qué pena jaja
> Hasta el cura me pidió {amount} / Mi casero también
?< ¿Y qué le dijiste? / Cambia de oficio

# money
> ¿Entiendes de {coin}? Vi la pegatina / ¿Qué haces además del gimnasio?
< Compré algo en 2021 y perdí la mitad, quedó de afición / Leo sobre {coin} y arreglo ordenadores
> Mi primo se dejó el sueldo / Eres un friki
< Solo lo que puedas perder / Friki con ritmo

# money
> Cumplo el 14, yo lo dejo caer / ¿Qué le regalo a mi madre por los 60?
< Tarta y tarjeta escrita a mano / Una tela bonita
> Con poema / Quiere una batidora de {amount}
?< Rimo mal / Pues batidora

# money
> Si no contesto es que no tengo saldo / {small} de datos y no llegan a la noche
< Cómprate un bono, tacaño / A mí me los come TikTok
> Ya estoy en casa con wifi / A fin de mes pongo fibra

# money
> Estoy con el visado para ver a mi hermana en Madrid / El consulado me cobró {amount} y perdí la mañana
< A mí me lo negaron una vez / ¿Cuándo es la cita?
> Lo tengo todo pagado, a esperar / El día 2, carpeta completa
< Saldrá / Suerte

# money
> Mandé un paquete a mi madre con un primo que viaja / La agencia perdió el paquete de mamá
< ¿Llegó? / ¿Te dieron recibo?
> Mañana, la caja me costó {small} / Sí, me devolvieron {amount}

# money
> Te presté el paraguas, me debes un zumo / Sigues teniendo mi cargador
< Lo devuelvo con intereses / Rescate: un plato de {food}
> Acepto / Llamo a la policía

# money
> Uno de aquí me pidió tarjetas {card} al tercer día / Cuidado, un señor quería que pagara su aduana
< ¿Y qué hiciste? / ¿En serio?
> Lo denuncié y adiós / Me reí y le deseé suerte

# money fixed
< Cariño mándame {amount} para el transporte / ¿Me ayudas con {amount}? Voy atrasada con el alquiler
> Lo siento, no envío dinero a quien no conozco / Nunca nos hemos visto y ya pides
< No confías en mí / Es urgente
> Es norma mía con todo el mundo / Pídelo a tu familia, ánimo

# money
> Trae pan de camino y te lo pago aquí / Saca mi entrada con la tuya, arreglamos en la puerta
< ¿Blanco o integral? / Hecho, {amount}, y me debes palomitas
> Integral / Ahí va {amount} por {pay}

# money
> Alguien me envió {amount} "por error" y llamó llorando / Mandé {small} al número equivocado y la operadora lo anuló
< Ojo, truco viejo / Qué suerte
> Llamé y era un sms falso / Tras dos horas de musiquita
< Menos mal / Me la sé entera

# money
> En la oficina ponemos {amount} para el entierro de un compañero / El comité de la boda de mi prima me persigue
< Te acompaño en el sentimiento / Las bodas son un impuesto
> Gracias, ya puse lo mío / Me quedo con las sillas
`
