export const heldOutEveryday = `
# opening
> Feliz domingo, vecina / Saludos desde una ciudad sin agua / ¿Qué onda, todo tranquilo?
< Igualmente, ¿fuiste a misa? / Ánimo, aquí falta la luz / Tranquilo, tomando mate, ¿y vos?
?> Fui, el coro desafinó con fe / Entre los dos un piso completo / Yo con sueño, para variar
?< Dios perdona / Firmamos / El sueño es gratis

# opening
> Pones "busco a quien termine mis patatas" / ¿La del caballo eres tú? / Alguien que lee, no me lo creo
< La plaza sigue libre / Yo, justo antes de caerme / Leo hasta los champús
> Me presento, diez años de experiencia / Qué valor / ¿Último libro que te gustó?
< Contratado a prueba / Qué torpeza, más bien / Uno de María Nsué, dos veces

# warm
> Doy gracias al cielo cada mañana por ti / Princesa, ya veo a nuestros hijos / Borré todos los chats menos el tuyo
< ¿Ya? / Hablas bonito / Nos conocimos el martes
> Quien ama no cuenta días / Me lo quitaron todo y tú me curas / Un día llevarás mi apellido
?< Primero un café / Ojalá

# closing
> Se despertó el bebé, chao / 2% de batería, adiós mundo cruel
< Fuerza / Carga eso algún día

# closing
> Te llamo al salir de la oficina / ¿El domingo, museo?
< Espero / Si compartes el helado

# offsite
> Esto se cuelga, ¿usas {app}? Allá soy {handle} / Cierro este perfil hoy porque ya te hallé, {phone} en {app}
< ¿Ya? Si recién empezamos / Ok, te doy señales
?> Te quiero lejos de esta gente / Allá tengo mejores fotos

# pressure
< No me siento cómoda con eso / Cobro el 28
> O sea que tus amigas tienen razón, nunca me amaste / Pide a una colega, son dos días
?< No hables así / ¿Y si pregunta?
> Di que es para tu propia madre / Lo que tengas mándalo, Dios pone el resto
`

export const heldOutHonest = `
# talk
> ¿De chica qué querías ser? / ¿Te gusta lo que haces?
< Azafata, y tengo vértigo / Arreglo neveras, en agosto soy el rey
> Qué ironía / Un respeto
?< Ahora llevo un autobús / Hasta que llueve

# talk
> El gallo del vecino canta a las tres / Aquí la iglesia pone altavoces toda la noche
< Invítalo a comer, de plato / Aquí una alarma de coche
> Está apuntado para Navidad / Te la cambio
< Guárdame un muslo / Trato cerrado

# talk
> ¿Qué serie ves a escondidas? / ¿Qué libro tienes en la mesilla?
< Una turca de 120 capítulos / Cien años, por tercera vez
> Sé el final y callo / Yo me perdí en el segundo Aureliano
?< Ni se te ocurra / Como todos

# talk
> ¿Bailas o sujetas la pared? / ¿Cuánto mides? Por los tacones
< La pared me necesita / 1,69 con fe
> Te enseño, izquierda primero / Iré en sandalias
< Mi izquierda es rebelde / Alma noble

# talk
> Papá se fue en marzo, hay días que callo / Llevo a la abuela a diálisis y se me encoge todo
< Lo siento, sin prisa / Eres buen nieto
> Hablar de tonterías ayuda / Ella liga con los enfermeros
< Pues oye lo que hizo mi perro / Ya la quiero

# talk
> Tus hoyuelos deberían pagar impuestos / Hoy miré el móvil como un crío
< Están exentos / ¿Y tu jefa?
> Quisiera verlos de cerca / Preguntó cómo se llama
< Pídelo bonito / ¿Y qué dijiste?

# talk
> ¿Cómo es la Navidad allí? / ¿Vas al pueblo en fiestas?
< Cuarenta primos en un patio / Doce horas de camino, reza por mi espalda
> Pagaría por verlo / Llévate un cojín
?< Te darían un bebé / Y paciencia

# talk
> Trabajo en barcos y a veces desaparezco / Estoy en obra quince días y quince en casa
< ¿Qué comen los marineros? / Se hará largo
> Arroz, el domingo arroz con ilusión / Jugamos al dominó
< Yo saltaría / ¿Quién hace trampas?

# money
> ¿Te molestaría que ella gane más? / Mi ex me controlaba la nómina
< Me jubilaba / Yo cobro {salary}, ya está
> Son {salary2}, los zumos los pagas tú / El primero que lo dice
< Encantado / Hago buenos bizcochos

# money
> Llenar el depósito, {amount}, voy andando / El tomate es oro, {amount} el cesto
< Andamos juntos, sale romántico / Lo comemos en foto
> En forma y sin blanca / Con picante

# money
> Devolvieron a mi sobrino del cole por lo que faltaba / Uniforme, comedor, excursión
< ¿Volvió? / Acabarán cobrando el aire
> Sí, lo juntamos entre hermanos / Lo parto con mi hermana, nos apañamos
?< Eso es familia / Buen equipo

# money
> ¿Tienes {app}? Prefiero los audios / Casi un mes, te ganaste mi número
< Apunta {phone} / ¡Por fin! {phone}
> Te saludé, soy el del gato / Llamo en el descanso
< Gato guapo / Mientras no coma

# money
> Soy cajera, cuento el dinero ajeno / Llevo las cuentas de una ONG, muy sensual
< ¿Sueñas números? / ¿Repasas la cuenta del bar?
> Que me faltan {small} / Siempre, y acierto
?< Qué pesadilla / Pues pagas tú

# money
> Este mes me toca el djangué, {amount} / En la oficina solo hablan de letras del tesoro
< ¿Qué harás? / En la mía de pisos
> Una máquina de coser / Yo ahorro y duermo
< Mándame foto / Dormir renta

# money
> El {coin} volvió a caer, mi cuñado ni habla / Tú que eres informático, ¿el {coin} es serio?
< Hay uno en cada casa / Tengo {amount} de broma, leo más que compro
> Vendió la moto por eso / Me lo explicas con una caña
< No se habla de motos / Trae lápiz

# money
> Me dio apuro que pagaras ayer / {amount} por dos zumos, nos timaron
< La próxima tú, sé de un quiosco de {small} / Se paga la vista
> Me encantan. Déjame poner el taxi, ¿tienes {pay}? / Otro día llevo termo
< Guárdalo y repite / Y sillas

# money
> Recuérdame mandar lo de mamá por {pay} / Cerró el de {pay} y anduve tres calles
< Las madres primero / El de la gasolinera abre hasta las diez
> Hecho, ya me bendijo / Lo encontré

# money
> Renuevo el pasaporte por un congreso en Kigali / ¡Me dieron el visado de estudios!
< ¿Mucho papel? / ¡Enhorabuena! ¿Cuándo vuelas?
> Fotos, carta, {amount} y paciencia / El 20, me recoge mi tío
< Paciencia me sobra / Escribe desde allí

# money
> Aduanas abrió los zapatos de mi tía, {amount} por sacarlos / Mi paquete fue a otro {name}
< Ladrones / ¿Le gustó?
> Pagué y ya los llevo puestos / Me llamó, hombre decente
?< A ver / Cásate con él

# money
> Mi peque quiere una tarjeta {card} / Me tocó una tarjeta {card} en la rifa
< La mía un caballo / Dásela a un sobrino
> Al menos no come / Seré la tía del año

# money fixed
< Préstame {amount} hasta fin de mes / Cómprame un móvil para hablar mejor, {amount}
> No mezclo citas con préstamos / Ni un té hemos tomado, así que no
< Qué agarrada / Otros sí
> Puede ser, cuídate / Suerte con esos

# money fixed
< Te multiplico la plata con {coin} / ¿Conoces {link}? Gano {amount} al día
> Mi primo se arruinó ahí, paso / La mía sigue en el banco aburrido
?< Te lo pierdes / Prueba con poco
> Vine a conocer gente, no gestores / No mandes más eso

# money
> Mi paquete está en la portería de tu edificio, ¿lo recoges? Está pagado / El viernes mi hermano manda yuca en la furgo, ¿vas tú? Él pagó el porte
< ¿A qué nombre? / ¿Pesa?
> Al mío, solo miran el DNI / La mitad es tuya
?< Ya lo tengo / Entonces cargo

# money
> Para el viaje somos seis, {amount} por cabeza con el hostal / Adelanté la señal de la casita, pon tu mitad cuando puedas
< ¿Te lo doy a ti o a {name2}? / Te lo llevo en mano el viernes
> A {name2}, lleva la lista / Sin prisa, me diste de comer todo el mes

# money
> ¿Por qué eres tan desconfiada? / ¿Por qué pediste video el primer día?
< Mi ex sacó un crédito con mi DNI, aún pago / Porque una señora con fotos prestadas se rio de mí
> Qué malo / Hiciste bien, pese a mi pelo
< Aprendí / Tenía personalidad
`
