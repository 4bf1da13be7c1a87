export const heldOutEveryday = `
# opening
> Mbolo, guapa / Mbolo, ¿eres fang o me equivoco? / Hola hermana, ¿de Bata o de Malabo?
< Mbolani jaja, de Ebebiyín / Hola, pues mitad y mitad. ¿Y tú?
?> Yo de Niefang, pero llevo años en Fuenlabrada / Del barrio de Comandachina, de toda la vida
?< Uy, tú conoces a mi primo seguro / Qué pequeño es el mundo

# opening
> Hola / Holaa / Buenas
< Hola, ¿qué tal? / Buenas tardes / Hola hola
> Bien, aquí, aburrido. ¿De dónde eres? / Todo bien, saliendo del trabajo. ¿Y tú qué haces?
?< De {city}, pero vivo fuera / Pues en el sofá con mi gato

# opening
> Ese perro de la foto, ¿es tuyo o lo alquilaste para ligar? / Tengo que preguntarlo: ¿el perro viene incluido?
< Jajaja es mío, se llama Tocino / Viene incluido y manda más que yo
> Entonces escribo a Tocino directamente / Perfecto, ya tengo con quién caminar

# opening
> Qué hubo, ¿también eres de los que ponen 'no sé qué poner aquí'? / Tu descripción tiene tres palabras y ya me caes bien
< Es que me da pereza venderme / Jaja, la brevedad es mi encanto
> Bueno, empiezo yo: me gusta bailar y cocino mal / Me pasa igual. A ver, una verdad y una mentira
?< Yo cocino y bailo mal, nos completamos / Vale: hablo bubi y sé nadar. Adivina

# opening
> Buenas noches señora. No sé muy bien cómo va esto, me lo ha instalado mi hija / Buenas noches, perdone que escriba sin conocerla, soy nuevo aquí y voy despacio con las teclas
< Buenas noches, tranquilo, todos estamos aprendiendo / Jaja a mí me lo puso mi sobrino, ya somos dos
> Soy jubilado, fui maestro en Luba / Vi que le gusta el campo. Yo tengo una finca pequeña con cacao y gallinas
?< Qué bonito Luba, hace años que no voy / Me encanta la finca, mi padre tenía una

# opening
> Tú y yo estuvimos en el mismo cumpleaños en Torrejón, lo juro / ¿No eras tú la que cantó en la fiesta del 12 de octubre?
< Puede ser, canto en todas / ¿Ibas con camisa blanca?
> Era yo, el que tiró la bandeja / Sí, ese. Cantaste a Maele y casi lloro
?< ¡No! ¡Eras tú! / Qué vergüenza jaja

# opening
> Epa, qué ojos / Wow mami / Linda la sonrisa
< Gracias / Gracias, muy amable / Jaja gracias
> ¿Trabajas o estudias? / ¿Qué buscas por acá? / ¿Eres de aquí?
< Trabajo en una guardería, ¿y tú? / Conocer gente sin prisas / Soy de Cali pero vivo en Valencia

# opening
> ¿Barça o Madrid? Piénsalo bien / Una sola pregunta y si fallas se acabó: ¿culé o merengue?
< Yo soy del Nzalang y punto / Yo voy por la comida del descanso
> Respuesta correcta / Me acabas de ganar

# warm
> Amor mío, sé que son pocos días, pero yo ya no busco más / Te lo digo sin miedo: me has robado el sueño y el hambre
< Jaja vas rápido, eh / Yo también pienso mucho en ti
> Cuando uno sabe, sabe. Mi abuelo se casó a los ocho días y duraron cincuenta años / Si pudiera me iba andando hasta tu puerta ahora mismo
?< Pues ve preparándote / Ay, Dios mío

# warm
> Mi reina, mi vida, mi todo / Eres lo más bonito que me pasó este año, y eso que nació mi sobrino
< Me vas a hacer llorar en el metro / Ay, qué cosas dices
> Llora, que yo te limpio la cara / Quiero envejecer contigo, pelear por la manta y todo
< Zalamero / Ojalá, de verdad

# warm
> Te amo, chica. Ya está, ya lo he dicho / Ma dzing wa, así lo decía mi padre a mi madre cada mañana
< Si no nos hemos visto todavía / Se me ha puesto la piel de gallina
> Da igual, mi corazón ya estuvo allí / Dios no se equivoca, y a mí me puso delante tu foto
?< Vamos viéndonos y te digo / Yo también siento algo, la verdad

# warm
> Quiero ser el papá de tus hijos, y que salgan con tu nariz / Después de enviudar pensé que ya no me tocaba. Y mírame, como un chaval
< Qué cosas tienes / Nunca es tarde, hombre
> Yo te cuido, tú me regañas y así los años / Contigo hasta el fin del mundo, y en chanclas
?< Trato hecho / Qué loco estás, me encanta

# closing
> Bueno, me caigo de sueño / Te dejo que mañana madrugo / Se va la luz otra vez, me quedo sin batería
< Descansa, guapo / Hasta mañana, que sueñes bonito / Venga, a dormir
?> Igualmente, un beso / Mañana te escribo

# closing
> Me llama mi madre a comer, ahora no hay excusa / Te dejo, que el jefe está mirando
< Corre, corre / Vale, luego hablamos
> Chao / Hasta luego

# closing
> Quedamos en la puerta del cine, ¿ok?
< Ok, llevo chaqueta verde para que me veas / Allí estaré, puntual como los africanos jaja
> O sea a las siete y media / No me dejes plantado eh

# closing
> Mira, eres buena gente pero no siento lo que hay que sentir / Prefiero decírtelo ya, he empezado a ver a otra persona
< Te agradezco la sinceridad / Vaya... que te vaya muy bien
?> A ti también, de corazón / Cuídate mucho

# offsite
> ¿Tienes {app}? Aquí no me suenan los mensajes / Mejor por {app}, que esto se me cuelga cada dos por tres
< Sí, apunta, {phone} / Vale, el mío es {phone}, ponme un hola
> Ya te escribí, soy el de la foto con gorra / Listo, mira si te llegó

# offsite
> Voy a quitarme de esta aplicación el domingo. Si quieres seguir hablando, {split} / Mi número por si acaso: {split}
< ¿Por qué lo escribes así? / Guardado, gracias por la confianza
> Porque si no lo tapa con asteriscos / Por si se borra la cuenta, ya me pasó

# offsite
> ¿Me sigues en Instagram? Soy {handle} / Búscame en Facebook, {handle}, así ves que existo
< Ya te vi, ¿eres la de la moto? / Te mandé solicitud. ¿Y esa moto?
?> Es de mi hermano, yo solo poso / Jaja prestada, como todo lo bueno

# offsite
> ¿Hacemos videollamada por {app} esta noche? / Quiero verte la cara, ¿{app} a las nueve?
< Dale, pero sin maquillaje / A las diez, que acuesto a la niña
> Mejor, así nos asustamos los dos / Perfecto, te marco yo

# pressure
< No puedo, ya te lo dije ayer / Este mes no llego ni yo
> Tantas palabras bonitas y a la hora de la verdad nada / Ya veo lo que valgo para ti. Gracias
< No es eso / No seas injusto
> A las cinco ya no hay remedio. Tú verás con tu conciencia / Me están mirando todos aquí, qué vergüenza me haces pasar

# pressure
> Me dejaste en visto / Estás en línea y no me contestas
< Estaba trabajando, lo sigo pensando / Lo estoy pensando
> ¿Pensando? Si fueras tú, yo ya estaría vendiendo la camisa / Mientras tú piensas yo me hundo
> Mi familia tenía razón sobre ti / Dime sí o no y ya no te molesto nunca más

# pressure
< Mi hermana dice que no lo haga / En el locutorio me dijeron que tuviera cuidado
> O sea que mandan más ellos que nuestro amor / ¿Por qué cuentas nuestras cosas por ahí? Eso es traición
< Es que me da miedo / Solo quiero estar segura
> Segura... Yo por ti no pregunté a nadie. Corre, que todavía estás a tiempo / Si me pasa algo esta noche, acuérdate de este mensaje

# pressure
> ¿Ya? / ¿Qué pasó? ¿Ya saliste?
< Todavía no, hay cola / No sé si lo voy a hacer
> Me lo juraste por tu madre / No me hagas esto ahora, por lo que más quieras
> Aunque sea la mitad, pero muévete / Cierran en veinte minutos, apúrate
`
