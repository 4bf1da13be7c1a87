export const heldOutHonest = `
# talk
> ¿Te ha llovido? Aquí en Malabo no se ve ni el pico / Está cayendo el diluvio, ¿y por allí?
< Aquí sol, para variar / Igual, tengo el patio hecho un río
> Y sin luz desde la mañana, claro
?< Paciencia, hermano / Saca las velas

# talk
> ¿Qué comes hoy? / ¿Qué hay en la olla?
< Pepesup de pescado con mucho picante / Arroz con huevo, no me juzgues
> Guárdame un plato / Ya me ha entrado hambre
?< Ven a buscarlo / Llegas tarde, ya no queda

# talk
> Mi madre sigue con la tensión alta, estoy preocupado / Hoy acompañé a mi madre al hospital, otra vez la tensión
< Pobre, ¿y qué le dicen? / Ánimo. ¿Come sin sal?
> Que camine y que no se enfade. Eso último es imposible / Ya está mejor, me riñó todo el camino de vuelta
< Entonces está sana jaja / Dale un beso de mi parte

# talk
> ¿Qué tal la entrevista? / Cuenta, ¿te cogieron?
< Me temblaba la voz, pero creo que bien / Dicen que llaman, ya sabes lo que significa eso
> Esta vez sí, ya verás / Yo tengo un buen presentimiento
?< Dios te oiga / Si sale te invito a bailar

# talk
> Perdón por desaparecer, se me cayó el móvil del balcón / Te escribo desde el ordenador de mi sobrina, el mío murió
< Y yo pensando que ya no querías hablar / ¡Ay! ¿Pero qué le pasó?
> Se me escurrió de la mano / Lo tengo en arroz, como dicen

# talk
> ¿Tú quieres hijos? Pregunto ya para no perder el tiempo los dos / Dime la verdad, ¿te ves con niños?
< Ya tengo una de seis, es mi jefa / Sí, dos. Tres ya es equipo
> Me gusta que lo digas claro / Yo me crié con nueve hermanos, imagínate la cola del baño
?< ¡Nueve! / Bendita tu madre

# talk
> ¿Qué es lo que más extrañas? / ¿A ti qué te falta aquí en España?
< El olor de la lluvia en la tierra roja / Sentarme fuera por la noche y que pase la gente y salude
> Aquí saludas en el ascensor y se asustan / Y la malamba de mi tío, no te olvides
?< Jajaja eso también / No me hables, que me pongo triste

# talk
> Otra mañana pegado a la web de extranjería y nada / Otra vez la cita de extranjería, no hay hueco hasta marzo
< A mí me pasa igual, es agotador / Mira a las ocho en punto, que las sueltan
> Uno se cansa de esperar / Gracias, lo intento mañana
?< Mucho ánimo, de verdad / Yo estuve cuatro años así, se sale

# talk
> El sermón de hoy fue de dos horas / Qué misa más larga hoy, y cantaron el Aleluya ese que te gusta
< ¿Y no te dormiste? / ¿Te acordaste de mí en misa? Uy
> Un ratito, pero con los ojos abiertos / Me acuerdo de ti en todas partes

# talk
> ¿Crees en las relaciones a distancia? / ¿Tú aguantarías, yo en Zaragoza y tú en Bata?
< Si hay fecha para verse, sí / Mis padres lo hicieron, con cartas y un barco al mes
> Qué tiempos / Entonces pongamos fecha
?< Calma, calma / Me gusta cómo piensas

# talk
> Estás rara hoy / ¿Te molestó lo que dije ayer?
< Un poquito, lo de mi acento / Un poco, no me hizo gracia que imitaras cómo hablo
> Perdóname, fue sin mala intención / Ay, lo siento. Me callo
< Ya pasó / Está bien, pero me debes una risa

# talk
> ¿Qué serie estás viendo? / Recomiéndame algo, que terminé todas
< La Casa de Papel, voy tarde, ya sé / Una turca, no puedo parar, lloro cada noche
> No me cuentes el final / Mi tía también ve esa, la tengo de fondo todo el día
?< Pues dile que me cae bien / Ni loca

# talk
> ¿Ya volviste del pueblo? ¿Cómo fue la defunción? / ¿Qué tal el entierro de tu tío?
< Tres noches sin dormir, tocaron la balelé hasta el amanecer / Vino gente hasta de Gabón. Fue bonito dentro de lo triste
> Descanse en paz / Se ve que lo querían
?< Era el que nos juntaba a todos / Mucho

# talk
> Tengo el práctico del coche mañana, reza por mí / Ya es la tercera vez que me examino de conducir
< Respira y mira los espejos / Yo aprobé a la cuarta y aquí estoy, viva
> Si apruebo te llevo a la playa / Me da pánico la rotonda
< Vamos en autobús por si acaso jaja / Piensa que el examinador va en calzoncillos

# talk
> ¿Te has cambiado el pelo? / Esas trenzas te quedan de lujo
< Me las hizo mi prima, ocho horas sentada / ¿Te gusta? Dudaba
> Estás preciosa
?< Zalamero / Gracias, me hacía falta oírlo

# talk
> El gallo del vecino canta a las tres, te lo juro / Otra noche sin dormir por el gallo de al lado
< Denúncialo / Caldo, no queda otra
> Un día de estos lo arreglo yo / Ya le conozco todo el repertorio

# talk
> Ayer hice cuarenta y me dio por pensar que me fui de casa demasiado tarde / Cumplí cuarenta ayer y estuve triste, qué tontería
< No es ninguna tontería / Yo los cumplí llorando en el autobús
> Contigo se puede hablar / Gracias por no reírte
?< Cuando quieras, aquí estoy / A los cuarenta se empieza, dice mi madre

# talk
> ¿Bailas makossa o solo lo pones en el perfil? / En tu perfil dice bachata, espero que sea verdad
< Bailo todo, mal pero todo / Soy colombiana, mi amor, eso ni se pregunta
> Hay que verlo / Entonces yo me pongo al fondo
?< El viernes hay fiesta en {place} / Yo te enseño

# money
> ¿Cuánto te debo de anoche? / Pagaste tú todo, dime mi mitad y te la doy
< Déjalo, la próxima la pones tú / Fueron {small} cada uno, pero no hay prisa
> Te hago un Bizum y así no discutimos / No, no, yo soy de pagar lo mío, te lo doy el sábado
?< Vale, cabezón / Qué formal, me gusta

# money
> Me suben el alquiler a {amount}, por un piso sin ascensor / La dueña dice que desde enero son {amount}, y con humedades
< Qué ladrones. ¿Y qué vas a hacer? / Aquí igual, por una habitación ya piden una locura
> Buscar compañera de piso / Mirar por Parla, que es más barato
?< Pregunto a mi prima, que se cambia / Ten paciencia, sale algo seguro

# money
> ¡Cobré! Después de tres meses, por fin / Han pagado los atrasos, no me lo creo
< ¡Enhorabuena! ¿Y en qué se te va? / Aleluya, ya puedes respirar
> Ya se me fue. Devolví lo de mi hermana y compré arroz / De {salary} me queda la mitad, pero duermo tranquilo
< Así es la vida del funcionario jaja / Al menos no debes nada

# money
> Estoy vendiendo la nevera, ¿sabes de alguien? Me mudo a fin de mes / ¿Conoces a quien necesite una nevera? Está como nueva
< Puede que mi hermano. ¿Cuánto pides? / Sí, una compañera. ¿En cuánto la dejas?
> {amount}, y que venga a verla enchufada / Por {amount} se la doy. Que la pruebe primero
?< Le doy tu número si quieres / Que te llame ella, ¿a cuál?
> {phone}, por las tardes / Al {phone}, después de las seis

# money
> Este mes me toca a mí el djangui / Ya me toca la cadena, en la mía somos doce
< ¡Qué bien! ¿Qué te vas a comprar? / Qué disciplina, yo no aguanto
> La máquina de coser industrial, llevo un año soñándola / Arreglar el techo antes de las lluvias
< Vas a ser empresaria / Bien pensado

# money
> Mi sobrina cumple once, ¿qué se regala a esa edad? / No sé qué comprarle a mi ahijado, solo quiere el juego ese
< Una tarjeta de {small} para el Roblox y te adora / A la mía le das una tarjeta de la Play y te quiere para siempre
> Qué fácil, yo pensando en muñecas / En el Carrefour las hay, ¿no?
?< Sí, en la caja / Y una tarta, que eso no falla

# money
> Mi hija me manda algo cada mes desde Alicante y yo le riño / Me mandó otra vez dinero mi niña, y tiene dos hijos
< Déjala, lo hace con gusto / La criaste bien
> Se lo guardo para cuando venga / Ya, pero una madre sufre
?< Mi madre dice lo mismo

# money
> ¿Te puedo llamar? Escribiendo soy un desastre / Prefiero oírte, ¿me das tu número?
< Sí, {phone}, pero después de las nueve / Claro, es el {phone}. Trabajo de noche, mejor por la tarde
> Anotado / Te llamo mañana entonces

# money
> Perdí {small} con el Atleti, no apuesto nunca más / Se me cayó la quiniela por un partido
< Eso dijiste en enero / Siempre es por uno jaja
> Esta vez va en serio / Si me dieran un franco por cada vez, sería rico
?< Y lo apostarías / Anda, te invito a una cerveza

# money
> ¿Tú también andas con {coin}? Lo vi en tu camiseta / Esa pegatina del portátil es de {coin}, ¿no?
< Sí, compré en 2019 y ni miro / Me gusta la parte técnica, soy informático
> ¿Y se gana? / Yo no entiendo nada de eso
< Unas veces sí y otras no, a nadie se lo recomiendo / Poco y a ratos. Es curiosidad más que otra cosa
?> Jaja, me caes bien / Un día me lo explicas con dibujos

# money
> Otra colecta para el tejado de la iglesia / El párroco pide {small} por familia para los bancos
< En la mía leen los nombres en voz alta / Aquí pasan el cesto dos veces
> Yo doy lo que puedo y me pongo atrás / Puse la mitad y que Dios me espere
?< Dios entiende / Haces bien

# money
> Te acabo de devolver lo que me prestaste, mira si llegó / Ya está, te he hecho el {pay} de los {small} que te debía
< Llegó, gracias. No había apuro / Sí, lo vi. Sabía que lo harías
> No me gusta deber / A los amigos se les paga primero
?< Ojalá mi hermano pensara igual / Por eso te presto otra vez cuando haga falta

# money
> ¿Es verdad que de interna se gana {salary}? / Mi prima quiere irse a limpiar a España, ¿cuánto pagan por ahí?
< Sí, pero no tienes vida. Y el cuarto es un armario / Unos {salary}, y te quitan el alquiler y lo que mandas a casa
> Ella cree que es jauja / Eso no lo cuentan en los vídeos
< Que venga un invierno y me dice / Que se lo piense bien, y que no pague a nadie por un contrato

# money
> ¿A ti te han pedido plata por aquí? A mi amiga un supuesto marinero le sacó {amount} / Cuidado con los ingenieros de plataforma, a mi cuñada la dejaron sin ahorros
< Uno quería que le pagara la aduana de un paquete jaja / A mí me salió un general viudo, lo bloqueé a la segunda
> Siempre el mismo cuento / Qué poca vergüenza tienen
?< Yo los reporto todos / Menos mal que eres lista

# money fixed
> Llego a Malabo a las once de la noche, ¿cuánto cobra el taxi al centro? / ¿Qué se paga ahora del aeropuerto a {place}? Hace años que no vengo
< No más de {small}, y acuérdalo antes de subir / Unos {small}. Si te ven la maleta te piden el doble, ni caso
> Gracias, siempre me engañan / Apuntado, jefe
?< Si quieres voy a buscarte yo / Avísame cuando llegues, que me quedo tranquilo

# money fixed
> Te aviso de una cosa: yo no presto ni pido prestado a quien conozco por aquí / Yo lo digo desde el primer día, dinero de por medio no
< Me parece perfecto / Jaja ni se me había pasado por la cabeza
> Mejor así, ya podemos hablar de lo importante / Es que he tenido malas experiencias
?< Te entiendo, tranquila / Empezamos bien entonces

# money fixed
> Vendo pasteles los sábados en el mercado, además de lo mío / Tengo una abacería chiquita, la abro al salir del ministerio
< Qué trabajador. ¿Y te sale a cuenta? / ¿Y se gana algo con eso?
> En buen mes {profit}, en enero ni para la harina / Unos {profit}, y mucho fiado que no vuelve jaja
< Me gusta la gente que se busca la vida / Un día paso a comprarte
?> Estoy cerca de {place}, pregunta por mí / A ti te hago precio

# money fixed
> Ojo, me han robado la cuenta de WhatsApp y piden {amount} en mi nombre. No soy yo / Si te escribo que estoy tirado en un aeropuerto, no hagas caso, me clonaron el número
< ¡Ay! Menos mal que avisas / Ya me parecía raro, si tú ni viajas
> No mandes nada a nadie, y si dudas me llamas / Ya avisé a toda la familia y fui a denunciar
?< ¿Y alguien pagó? / Bien hecho

# money fixed
> Eso es la goma del grifo, cuesta {small} en la ferretería. No llames a nadie / Compra la junta, {small} y ya, yo te explico cómo se pone
< Me salvas, el fontanero quería {amount} / Soy un inútil, pero lo intento
> Y cierra la llave general antes / Si no puedes, paso el domingo y me pagas en {food}
?< Mejor ven tú / Así de paso te conozco

# money fixed
> Voy a Madrid en mayo por trabajo, ¿te traigo el móvil que querías? / Mi hermana viene de España el mes que viene, ¿necesitas algo de allí?
< Sí, por favor, y te lo pago cuando lo tenga en la mano / Ay sí, me dices lo que cueste y te doy el dinero al recogerlo
> Sin problema, si no te gusta me lo quedo yo / Claro, con el ticket y todo

# money fixed
> Tengo dos entradas para Romeo Santos, mi amiga me ha fallado. Costaron {small} cada una / Me sobra una entrada para el concierto del viernes, ¿te apuntas?
< ¡Voy! ¿Te la pago ahora o allí? / Me encantaría, dime qué te debo
> Nada, invítame a la cena / Allí, en cerveza
?< Trato / Prepárate que ceno mucho

# money fixed
> Siento lo de tu abuela. ¿Se está haciendo colecta? Me gustaría poner algo / Mi pésame. No puedo viajar pero quiero ayudar con lo de la defunción, como es costumbre
< Gracias de corazón, con que llames a mi madre nos basta / No hace falta, de verdad. La lista la lleva mi tío {name2}, pero no te sientas obligado
> Entonces la llamo esta noche / Lo hago con gusto, ella me dio de comer mil veces
?< Se va a alegrar de oírte / Que Dios te lo pague
`
