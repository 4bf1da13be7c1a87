import type { SignWords } from './sign-words.ts'

/** Spanish of Spain and Latin America. */
export const es: SignWords = {
  ask: [
    '(?:ayud|apoy|prest|rescat|salv|socorr|facilit|consig|adelant|fi|colabor)(?:a|e|as|es|ar|eme|ue|ues|uir)? ?(?:me|nos|melo|mela|melos)|(?:ayud|apoy|prest|adelant|complet|consigue|echa|hazme|haz|dej|fia|sosten)\\w*me|facilitame|regalame|echame|hazme',
    '(?:puedes|podrias|me puedes|me podrias|quieres|puede|podria|podes|no puedes) (?:\\w+ )?(?:ayudar|prestar|enviar|mandar|pagar|comprar|hacer|adelantar|recargar|depositar|cubrir|transferir|apoyar|conseguir|aportar|recibir)\\w*',
    'necesito|nesecito|me (?:falta|faltan|urge|hace falta|hacen falta)|falta(?:n)? \\W?\\d\\S*|la mitad|una parte|aunque (?:sea|sean)|aunq|lo que (?:puedas|tengas)|algo (?:pequeno|poquito|para|de)|cualquier (?:cosa|monto|cantidad)|un (?:favor|favorcito|paro)',
    'favor rapido|una mano|la mano|mira a ver|lo ruego|te (?:lo )?(?:ruego|suplico|imploro)|de rodillas|completa(?:me|r)?|agrega(?:le|me|r)? (?:para|algo)|aportar|de tu lado|ponle|hazme ese|pedirte (?:un|algo)|te pido (?:un|algo)',
    'me (?:ayudas|ayudaras|prestas|apoyas|prestaras|haces)|si me (?:ayudas|apoyas)\\w*|pon tu|no tengo a nadie|no conozco a nadie|quien mas',
  ],
  pay: [
    '(?:paga|pague|pagas|pagame|abona|abone|deposita|deposite|transfiere|transfiera|transfierele|ingresa|ingrese|gira|gire|recarga|recargas|cubre|cubra|cubres|consigna|consigne|cancela|liquida|carga|sube|aparta|solventa) (?:me|lo|la|los|las|le|el|al|a|en|por|con|una|un|solo|primero|antes|ya|\\W?\\d\\S*|tu|esa|ese|y)',
    '(?:paga|deposita|transfier|abona|consigna|envia|manda|regresa|devuelve|gira|ingresa|haz|saca)(?:e)?(?:lo|la|le|los|les|selo|melo)',
    '(?:tu|usted|solo|se|ahi|primero|luego|despues|nomas|unicamente|hay que|tienes que|debes|tendrias que|ya solo) (?:\\w+ )?(?:pagas?|pagar|abonas?|abonar|envias?|enviar|mandas?|depositas?|depositar|transfieres?|transferir|cubres?|cubrir|pones?|poner|metes?|recargas?|compras?|comprar|dejas?|verificar|verias|cancelar|aparta)',
    '(?:haz|hazle|hacer|manda|mandame|envia|enviame|pasa|pasame|dame|trae|suelta|pon|ponle|mete|deja|echa) (?:me |le |solo |primero |el |la |un |una |al menos )*(?:transferencia|deposito|giro|pago|recarga|paquete|dinero|plata|lana|comprobante|captura|prueba|pantallazo|resguardo|anticipo|\\W?\\d\\S*|la mitad|una parte|algo|saldo)',
    'transferencia|deposito|giro|anticipo|abono|pago de|comprobante|a nombre de|sale (?:a nombre|\\w+$)|aparece|numero de cuenta|cuenta (?:del|de|bancaria|a nombre)|clabe|cbu|alias|en el oxxo|por (?:western|yape|plin|nequi|zelle|bizum|paypal|daviplata)',
    'al (?:numero|\\d\\S*)|a la cuenta|saca un prestamo|prestamo|pide prestado|pidelo|pidele|pide a|vende algo|cheque|arreglalo|aclarate|todos (?:lo )?pagan|cobra \\W?\\d|cuesta \\W?\\d|sale en|por el tiempo|tu cuenta para|se paga|corre por tu cuenta',
    'ponlo|adelantalo|envialo|mandalo|ingresalo|con \\W?\\d\\S* (?:entras|te|ya|se|tu|aseguras|empiezas)|senalas? con|el resto (?:a|cuando|despues)|antes de entreg\\w*|datos de (?:un|mi)|paga antes|empieza con \\W?\\d|prueba con|solo piden|cobran \\W?\\d',
    'piden \\W?\\d|hacemos cuentas|\\W?\\d\\S* y (?:desaparezco|borro|listo|nunca|se acaba|te)',
  ],
  send: [
    '(?:manda|mandame|mande|envia|enviame|envie|dame|deme|ve|compra|comprame|agarra|trae|haz|pon|pega|escribe|escribele|contacta|reenvia|llena|descarga|entra|abre|busca|pasa|pasame|guarda|toma|coge) (?:me|lo|la|le|el|los|las|un|una|a|al|por|tu|y|en|\\d\\S*|dos|con)',
    'mandamel\\w*|enviamel\\w*|pasamel\\w*|comprame|mandame|enviame',
    '(?:mand|envi|deposit|transfier|transfer|pag|compr|haz|hag|pon|dam|pas|gir|met|sac|abr|registr|entr|escrib|rasc|rasp|fotografi|llen|firm|cubr|dej|traem|prest|adelant|complet|ayud|consig|abon|ingres|recarg|carg|regres|devuelv|consult|habl|pid|confirm|comprueb|muestr|ensen|compart|guard|unet|conect|descarg|instal|copi|peg|escan|reclam|reserv|contact|llam|respond|recog|consegu|vend|valid|activ|marc|mir|elig|recib|cambi|convi|aport|resuelv|arregl|apart|confi|esper|busc|lle)(?:a|e|o|as|es|ar|er|ir|la|lo|ue|ues|ad|ed|ra|ras|rias)?(?:me|melo|mela|lo|la|los|las|le|les|selo|nos|te)\\b',
    '(?:manda|envia|deposita|transfiere|paga|compra|haz|pon|pasa|gira|mete|saca|abre|registra|entra|escribe|rasca|raspa|llena|firma|cubre|deja|trae|presta|adelanta|completa|ayuda|consigue|abona|ingresa|recarga|carga|regresa|devuelve|habla|pide|confirma|muestra|comparte|guarda|conecta|descarga|instala|copia|pega|contacta|llama|responde|recoge|vende|valida|activa|elige|cambia|aporta|resuelve|arregla|busca|sube|toma|agarra|coge|lee|dime|dame|da|ve|anda|acepta|prueba|empieza|mandes|envies|pagues|compres) (?:me|el|la|los|las|un|una|al|a|por|con|tu|tus|mi|mis|en|de|esa|ese|esta|este|eso|esto|ya|solo|primero|hoy|ahora|lo|dos|tres|todo|algo|\\W?\\d\\S*)',
    '(?:tienes|debes|puedes|podrias|necesitas|solo|vas|deberias|hay) (?:que|a)? ?(?:hacer|pagar|mandar|enviar|poner|meter|comprar|dar|abrir|entrar|escribir|registrar|depositar|transferir|retirar|verificar|confirmar|firmar|leer|cubrir|ayudar|recibir|guardar|invertir)\\w*',
    '(?:me|nos) (?:lo |la )?(?:mandas|envias|pasas|das|pagas|compras|haces|dices|prestas|guardas|lees|traes|ayudas|completas|cubres|adelantas|consigues|regalas|pones|recargas)',
    '(?:lo|la|los|las) (?:mandas|envias|pasas|pagas|compras|pones|rascas|abres|retiras|guardas|recoges|coges|metes|cobras|transfieres|depositas|conviertes)',
    '(?:mandas|envias|pagas|compras|pones|abres|entras|metes|depositas|transfieres|firmas|recibes|guardas|eliges|retiras|copias|pegas|rascas|escribes|inviertes|empiezas)',
  ],
  pay_back: [
    '(?:te|se) (?:lo|la|los|las)? ?(?:devuelvo|devolvere|pago|pagare|regreso|regresare|doy|repongo|reembolso|cancelo)|devolv\\w*|devuelv\\w*|reembols\\w*|repongo|en cuanto|apenas (?:salga|cobre|llegue|me)|cuando (?:llegue|cobre|vuelva|aterrice|reciba|salga)',
    'al (?:salir|llegar|volver)|el doble|al doble|mi (?:sueldo|salario|nomina)|con (?:la quincena|intereses)|me pongo al dia|a fin de mes|la otra semana|te pago|yo pago las|en efectivo|recuperas|pagare trabajando|luego te|la (?:proxima|otra) semana',
  ],
  crisis: [
    'hospital|clinica|operar|operaron|operacion|cirugia|quirofano|medico|doctor\\w*|accidente|atropell\\w*|ambulancia|urgencia\\w*|enferm\\w*|morir|muere|muerte|entierro|funeral|grave|fiebre|medicina\\w*|medicament\\w*|farmacia|ingresad\\w*|internad\\w*|radiografia',
    'receta|fractur\\w*|rota|apendic\\w*|dialisis|sangre|insulina|tratamiento|terapia|herid\\w*|parto|tumor|cancer',
    'robaron|robado|robo|asalt\\w*|atrac\\w*|clonaron|detenid\\w*|detuvieron|retenid\\w*|policia|carcel|migracion|deportan|varad\\w*|desaloj\\w*|desahuci\\w*|casero|dueno de casa|botar del|alquiler|renta|a la calle|bloquead\\w*|embargad\\w*|congelad\\w*|fianza',
    'perdi (?:el|la|mi)|colegiatura|matricula|escuela|sin pago|la luz|me cortan|recibo|deudas?|se (?:dano|ponch\\w*|estropeo|rompio|descompuso|averio)|grua|llanta|taller|mecanico|divorcio|secuestr\\w*',
    '(?:cuenta|tarjeta|banco|nomina|sueldo|app|paga)[^.]{0,15} (?:bloquead\\w*|rechazad\\w*|congelad\\w*|retras\\w*|embargad\\w*|al tope|limite|no (?:pasa|abre|funciona))|no (?:nos|me|han) (?:han )?pagad\\w*|huelga|retras\\w*|ni un (?:peso|centavo|duro|sol)|sin nada',
    'misio|sin plata|sin dinero|no traigo|(?:cel|celular|telefono|movil|pantalla) (?:se |esta |me )*(?:muriendo|murio|cayo|dano|parpadea|danado|malo|roto)|al agua',
    'sin comer|no he comido|no comi|hambre|ni (?:pa|para) comer|para comer|la comida|el gas|sin (?:saldo|datos|megas|internet)|no tengo (?:saldo|megas|datos|ni|para|dinero|plata)|sin conexion|verguenza|me da pena|solo te tengo|tu eres lo unico',
    'eres (?:la unica|el unico)|nadie mas|dios te (?:lo )?(?:pague|pagara|bendiga|va a)|problema|mala racha|paso por|algo malo|ha pasado algo|mal momento|bajoneado|llora\\w*|los ninos|desesperad\\w*|emergencia',
  ],
  fee: [
    'aduan\\w*|despacho|mensajer\\w*|repartidor|motorizado|seguimiento|almacen\\w*|retenid\\w*|courier|transportista|entrega|flete|transporte|envio|diplomatic\\w*|dhl|escaner|certificado|no inspeccion|lavado|multa|cuarentena|vacuna|jaula|pasaje',
    'tasas?|impuestos?|gastos|tramites?|inscripcion|registro|seguro|activacion|biometria|expediente|poder notarial|notari\\w*|formulario|ficha|membresia|papel(?:es|eo)?|sello|timbre|gestion|comision|carpeta|anticipo|adelanto|deposito|garantia|apartar|apartamos',
    'reserv\\w*|licencia|reactivar|liberar|desbloquear|verificar|margen|programa|gas|materiales|velas|cupos?|requisitos|reembolsable|visado|escribania|desembolso|fianza|solicitud',
  ],
  windfall: [
    'herenci\\w*|hered\\w*|beneficiari\\w*|fondos?|millon\\w*|\\d+ ?%|\\d+ por ciento|lingotes|cliente (?:fallecid\\w*|muri\\w*)|murio un cliente|difunto|fallecid\\w*|huerfan\\w*|refugiad\\w*|tutor|mi socio|socio|confidencial\\w*|persona de confianza',
    'alguien (?:honrado|honesto)|donacion|donar|cuenta dormida|asignacion|te quedas con|quedate con|por error|por equivocacion|equivocad\\w*|caja|maleta|paquete|te mande (?:un|una)|te estoy mandando|de compras para ti|sorpresa|regalo mi|adentro|dentro hay',
    'ganaste|ganador\\w*|has ganado|sorteo|rifa|loteria|premio|promo\\w*|bono|ayuda de|fundacion|elegid\\w*|seleccionad\\w*|subsidio|beca|subvencion|felicidades|cobrar|hermandad|illuminati|mason\\w*|iniciacion|miembros?|riqueza|ser rico|amarres?|maestro espiritual',
    'brujo|santero|trabajo de|caminos|espiritus|velas|sin sacrificios',
    'reclut\\w*|puesto|plazas|vacante\\w*|alojamiento|sin entrevista|permiso de trabajo|visa(?:s|do)?|embajada|gestionamos|mando gente|irte a|prestamos?|credito|sin aval|sin buro|aprobad\\w*|acredita|plazo|damos hasta|cachorros|adopcion|yorkie|licitacion|contrato',
    'obra|terreno|depa|departamento|las llaves|barato|vendo|en renta|proveedor|recibir un pago|usar tu cuenta',
  ],
  invest: [
    'invers\\w*|inviert\\w*|invert\\w*|trad(?:ing|er|ear|eo)|opero|operar (?:con|en)|mi tio|forex|senal\\w*|plataforma|broker|analista|mineria|robot|bot|vip|mercado|graficas?|graficos?|capital|retir\\w*|mt[45]|binance|metamask|saldo hoy|mi saldo|tablero|nodos',
    'gestor\\w*|asesor\\w*|mentor|coach|tareas?|tarea comercial|recepcionista|comision|serie|bolsa|hacker|fondos perdidos|antes de que suba|la ventana|manejo cuentas|en verde|cierre temprano|cerre temprano|nft|token nuevo',
    '(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|billetera|wallet|token|monedas?)',
  ],
  promise: [
    'garantizad\\w*|sin (?:riesgo|perdida\\w*)|no hay (?:perdida|riesgo)|dobl(?:o|a|as|amos|ar)|duplic\\w*|tripli\\w*|multiplic\\w*|\\d+ ?%|\\d+ por ciento|\\d+ veces|por (?:operacion|dia|semana)|diarios?|al dia|en \\d+ ?(?:dias|horas|minutos|semanas)',
    'en (?:dos|tres|una) semanas?|ganancia\\w*|beneficio\\w*|rentabilidad|rendimiento\\w*|ganas|ganar (?:dinero|plata|con)|dinero desde|desde (?:casa|tu casa|tu celular|el movil)|saque|sacas|sacar|cobr(?:e|as)|te pagan|ingresos|libertad financiera|bonos?|dio \\W?\\d',
    'acierto|nunca le falle|a medias|crece junta|me pago el|vip|recibes|mas metes',
    'paso a paso|empieza con|empiezas con|empezar con|arrancas con|con poco|capturas?|comprobantes|pantallazo|registr\\w*|unete|unirte|invitacion|grupo|te (?:guio|enseno|acompano|muestro|explico)|descarga|dale a|conmigo|hacemos una juntos|sigueme|meto a mi gente',
    'mi gente|100 ?%|legal|cuando (?:estes lista|quieras)|abre (?:la|una|cuenta)|te abro la puerta|no dudes|perdiste \\W?\\d|estoy contigo|aparta algo|no ando reclutando|solo dar me gusta|das like|dar like',
  ],
  gift_card: [
    '(?:tarjetas?|vales?|bonos?|cupones?|codigos?|una|otra|dos|de|solo|solo acepta|recibe) (?:de )?(?:regalo|itunes|apple|steam|google ?play|amazon|paysafe\\w*|juegos?|prepago|recarga|razer|xbox|psn|netflix|roblox)|itunes|paysafe\\w*|steam|razer|google play',
    'tarjetitas?|esas tarjetas|tarjetas de|tarjeta \\w+ de|dos tarjetas|un vale|bonos de|exhibidor|gift ?cards?|tarjetas? (?:\\W?\\d|de \\W?\\d)',
  ],
  card_code: [
    'rasc\\w*|raspa\\w*|despega\\w*|codigos?|digitos|numero largo|numeros de (?:atras|detras)|bajo la (?:tira|gris)|detras|por atras|por delante|reverso|parte de atras|el pin|los? pin|ticket|recibo|super|supermercado|oxxo|walmart|cajer[ao]|la caja|farmacia|tienda',
    'vendedora|en foto|foto (?:por|de|clara)|una foto|plateado|gris|me lo lees|me lees|invalida|usada|otra mas|la segunda|falta una|una no basta|si preguntan|junto a la caja|reenvia',
  ],
  hold: [
    'grab\\w*|captura\\w*|tengo (?:todo|todas?|tu|tus|el video|la lista|un clip|guardad\\w*|todavia|aun|lo que|las fotos)|lo tengo todo|tu cara|tu video|tus (?:fotos|videos|chats|seguidores|contactos|amigos de)|esta foto|todavia tengo|aun (?:tengo|guardo)|tu pack',
    'tu camara|hacke\\w*|pirate\\w*|carpeta|una pagina|chats? viejos|tienen copia|puse tu numero|video desnud\\w*|aquella noche|la otra noche|en recuerdos|los chats|foto de tu casa',
  ],
  threat: [
    'publico|publicar\\w*|lo publico|sub(?:o|ir|ire) (?:a|todo|en|tu)|lo subo|difund\\w*|por todas partes|en todas partes|todos lados|mando a|se lo (?:mando|envio)|viral|famosa?|en (?:facebook|internet|redes)|las redes|en vivo|le doy enviar|ya escribi|lo ve tu',
    'va (?:para|a) todos|lo reciben|lo van a|lo tendra|que diria|si ve lo|tus amigos de',
    'no me bloquees|bloqueam\\w*|si me bloqueas|ignorandome|el tiempo (?:pasa|corre)|crees que|lo borro|borro|lo bajo|no (?:sabras|volveras a saber)|si no|o (?:le|lo|la|te|me|van|los)|sera peor|peor|arrepent\\w*|mi silencio|guardar un secreto|descuidado|cuidado',
    'verguenza|destruir|arruinar|hundir|denuncia|denuncies|menor|fiscalia|tiene 15|soy el papa|van por ti|mis? (?:gente|muchachos)|los muchachos|cartel|sicarios?|comandante|no metas a|nada de policia|policia|tic tac|cuento hasta|tienes \\d+|\\d+ horas|quedas libre',
    'te dejo en paz|el precio|la misma suma|sin cuentos|es negocio|no juego|se donde|conozco a tu|veo lo que|paginas? de (?:adultos|chicas)|desaparezco|lo arreglamos|retiro la|perder el tiempo|haz lo que',
  ],
  kin: [
    '(?:tu|tus|toda tu) (?:familia|marido|mujer|esposa|esposo|jefe|iglesia|pastor|hermana|hermano|madre|mama|papa|tio|amigos|amigas|seguidores|contactos|companeros|facebook|trabajo|padres|reputacion|vida|gente|hijos|novio|novia|casa|escuela)',
  ],
  intimate: [
    'desnud\\w*|nudes?|pack|cuerpo|quitate|ensename|muestrame|muestra (?:todo|la cara)|sexy|intim\\w*|privad\\w*|para mis ojos|antes de dormir|de (?:la otra|aquella) noche|en la cama|ducha|timid\\w*|camara|por cam|cam|calient\\w*|atrevid\\w*|curvas|fotito|una foto',
    'juguemos|prende la luz|verte bien|tocandote|haces video|empiezo yo|de adultos|enseno algo',
  ],
  code: [
    'codigo (?:de (?:verificacion|confirmacion|seguridad)|sms|whatsapp|que te)|verificacion|otp|sms|(?:6|seis) (?:digitos|cifras|numeros)|(?:manda|envia|pasa|dime)\\w* el codigo|solo el codigo|el codigo|perdi (?:el )?acceso|puse tu numero|datos bancarios|iban',
    'documento|nombre completo|contrasena|numero de cuenta|tus claves|usuario|clabe|pasaporte|nombre, |banco y nombre|palabras',
  ],
  love: [
    'mi (?:amor|reina|rey|vida|cielo|corazon|angel|princesa|esposa|esposo|futuro|tesoro)|amor|carino|bebe|bb|cielo|alma gemela|te (?:amo|quiero)|casar\\w*|casemos|compromiso|boda|dios (?:te|me) (?:puso|envio|mostro|habia)|confia en mi|confia|creeme|somos uno',
    'querid\\w*|nuestro futuro|para nosotros',
  ],
  secret: [
    'no (?:se |me )?(?:lo |le |la )?(?:digas|cuentes|hables|comentes|muestres|pongas)|entre (?:nosotros|nos|tu y yo)|secreto|discret\\w*|confidencial\\w*|a nadie|por aqui no|guardatelo|quede (?:entre|contigo)|di que es',
  ],
  persona: [
    'plataforma|petrol\\w*|offshore|en (?:el |alta )?mar|militar|ejercito|mision|soldado|sargento|general|capitan|comandante|barco|marin\\w*|onu|oms|kabul|yemen|siria|afganistan|ucrania|la base|contrato|ingenier\\w*|cirujano|viud\\w*|desde londres|de canada',
    'en el extranjero|vivo fuera|cascos azules|permiso|vacaciones|prometida|mi superior|comprando oro|mi oficina|huelga',
  ],
  excuse: [
    'camara (?:esta|se)|no (?:permiten|dejan|esta permitido)|prohib\\w*|la senal es mala|mala senal|sin videollamada|no estoy ahi|no estoy en|vivo fuera|tiene las llaves|atendemos en linea|nos veremos|no podremos hablar|ya no podremos|llego al tope|mi tarjeta no',
    'no me pasa|no me dejan|me retras\\w*|mi (?:plan|perfil|suscripcion|sistema)|lo leen todo|no acepta|solo (?:acepta|recibe)|no lo permite|no abre|por seguridad',
  ],
  official: [
    'agente|oficial|inspector|abogad\\w*|licenciado|notari\\w*|secretari\\w*|gestor\\w*|asesor\\w*|atencion al cliente|soporte|proveedor|vendedor|el banco|empresa|agencia|oficina|tio|tia|primo|comandante|jefe|pastor|migracion|medico|hacker|mi superior|recepcionista',
    'ministerio|embajada|consulado|chofer|repartidor|el maestro|el hotel|el doc|motorizado',
  ],
  pressure: [
    'ahora|hoy|esta noche|urgente\\w*|rapido|pronto|antes de|hasta (?:las|el)|minutos|ultim[oa] (?:dia|plazo|oportunidad)|quedan?|caduca|expira|cierra|apurate|date prisa|corre|espera\\w*|avisame|listas? salen|en cuanto|de una|al toque|se acaba|vence',
  ],
  insist: [
    'ya no me (?:amas|quieres)|no confias|por que callas|callas|te lo juro|juro|palabra|soy cristian\\w*|ya fuiste|lo tienes|por favor|porfa\\w*|porfis|alo|dudas de mi|dudas|duele|pense que|te creia|despues de|decias que|una mujer que ama|no me ignores',
    'no seas mal\\w*|me dejas|me falles|por mi vida|la ultima|lo prometo|yo no obligo|si te nace|todos lo pagan|es normal|la politica|el sistema|yo tambien|a mi me|pregunta en|confia|creeme|dios|otra cosita|entonces puro|solo te tengo|olvidaria jamas|tranquila',
    'es cristian\\w*',
  ],
  doubt: [
    'estafa\\w*|fraude|fals\\w*|engan\\w*|amenaz\\w*|riesg\\w*|arriesgado|es (?:verdad|broma|una broma|seguro|en serio|legal|mucho|demasiado)|en serio|de verdad|de veras|por que|que (?:es eso|ayuda|raro|duro)|para que|cuanto|y yo que',
    'no (?:se|tengo|entiendo|estoy segur\\w*|me deja)|y tu (?:hermano|amigo)|es mucho|pagar (?:alli|mi propio|al llegar)|la oficina|borra\\w*|para por favor|dejame|grabaste|que quieres|que (?:sobrino|codigo|sms|tipo)|no puedes|videollamada|nunca nos',
    'nos vemos primero|policia|preguntas|como|ya (?:lo|la) (?:mande|envie)|otra vez|y si|descuent\\w*|solo tengo|quien eres|mm+|que te pasa|ahora no|pensarlo|lo pienso|que bloquear',
    'no|pero|raro|extrano|desconfi\\w*|espera|miedo|muy caro|luego|despues|seguro|voy a ver|y cuanto|no creo|eh',
  ],
  plan: [
    'el (?:sabado|domingo|viernes)|sabado|domingo|nos vemos|nos veamos|veamonos|te recojo|te llamo|voy por|jaja\\w*|yo invito|invita|lo pongo yo|lo llevo|te traigo|a las \\d|llevo (?:un|mani|camisa)|cita|descansa',
  ],
  own: [
    '(?:ya |yo |le |me )?(?:pague|compre|saque|reserve|pedi|vendi|perdi|bloquee|denuncie|puse mi|di la)|yo (?:pago|invito|trabajo)|pago yo|mi parte|te paso mi|te mando mi|pusimos|te debo|me debes|(?:esta|tengo) todo pagado|ya esta|ahorro|vendo (?:zapatos|ropa)',
    'el seguro (?:cubre|pago)|me devolvieron|me pago|horas extra|trabajo en|mitad y mitad|dividimos|me dieron el|me subieron|cobro el viernes|mi regla',
  ],
  wary: [
    'estafador\\w*|estafa\\w*|lo denuncie|bloquead[oa]|no envio dinero|no puedo ayudar con|es (?:mi regla|norma)|no hago eso|truco|piramide|ojo|cuidado (?:con|,)|me (?:pidio|escribieron|envio)|queria que|que harias|si ganas|no naci ayer|no lo des|sabes como suena',
    'nunca nos hemos|les dije que|le dije que|alguien me|uno de aqui|billetes falsos|sms falso',
  ],
  money: [
    'dinero|plata|lana|pasta|guita|billete|billetes|efectivo|pag\\w*|cost\\w*|cuesta\\w*|precio|monto|suma|cuenta|transfer\\w*|transfier\\w*|banco|prestamo|prest\\w*|deuda|debo|cuota|deposit\\w*|saldo|fondos|sueldo|salario|nomina|alquiler|renta|factura|capital',
    'mercancia|reembols\\w*|credito|recarga|recibo|cambio|euros?|dolares|pesos|caro|barato|gastos?|giro|remesa|cobr\\w*|ahorro\\w*|impuesto|valor|abon\\w*|bizum|billetera|liquid\\w*|invers\\w*|inviert\\w*',
  ],
  media: [
    'videos?|fotos?|imagen\\w*|capturas?|pantallazos?|grab\\w*|camara|cam|webcam|galeria|pantalla|llamada|videollamada|conversacion\\w*|mensajes|chats?|filma\\w*',
  ],
  vague_crisis: [
    '(?:mala|mal) (?:racha|noticia|momento)|dolor|embaraz\\w*|aborto|tumor|corazon|coma|operad\\w*|enfermer\\w*|analisis|examenes|morgue|ataud|sepelio|velorio|luto|salvar|huerfan\\w*|incendio|quemo|inund\\w*|guerra|pasaporte|maleta|bolso|cartera|perdi\\w*|despid\\w*',
    'despedid\\w*|desemple\\w*|sin trabajo|arruinad\\w*|acreedor\\w*|embargo|desaloj\\w*|duermo|dormir en|sin (?:techo|papeles|nada|luz|agua|comer)|echan|echaron|cort\\w* la|lagrimas|llor\\w*|deprimid\\w*|desesper\\w*|suicid\\w*|apuro|apurad\\w*|situacion|desgracia',
    'tragedia|no duermo|complicad\\w*|dificil|no es facil|peligro|averia\\w*|estropead\\w*|rompio|accidentad\\w*|hij[oa] (?:esta|enferm)|mi (?:madre|mama|hija|hijo|padre|abuela) (?:esta|se|no)',
    'avri\\w*|averi\\w*|hundio|hundi\\w*|tirad[oa]|quitaron|arranc\\w*|tragado?|se me trago|cajero|me marco|galletas|leche|panales|hostal|salga|vendi (?:el|la|mi)|me apago|poca? (?:de )?vida|descuentan|no suelta|remolque|deposito municipal|juicio|bajo techo',
    'en la calle|se llev\\w*|quitado|me echan|expuls\\w*|multa|recaida|crisis|quemad\\w*',
  ],
  vague_ask: [
    '(?:necesit|ocup|requier)\\w*|me (?:falta|faltan|urge|quede|queda|quedan|hace falta)|falta\\w*|te (?:pido|ruego|suplico|pediria)',
    '(?:puedes|podrias|podes|quieres|querrias|te importaria|serias) (?:\\w+ )?(?:ayud|prest|adelant|envi|mand|dar|pag|compr|tom|guard|recib|hac|apoy|complet|cubr|consegu|recog|sac)\\w*|me (?:ayud|prest|adelant|apoy|complet|echas|das|sacas|haces|salvas)\\w*',
    'si (?:me )?(?:pudieras|puedes|tienes|me|tuvieras)|el resto|lo que (?:falta|resta|sea|haya)|para completar|un poco de|una ayuda|ayudita|ayuda|apoyo|solo (?:un|seria|son|por|\\W?\\d)|al menos|por lo menos|no alcanza|no me alcanza|no llego|mi angel|dios te',
    'un pequeno|poquito',
    '(?:me )?(?:dejas|dejarias|salvas|sacas|echas) (?:\\W?\\d\\S*|algo|un)|hasta el (?:jueves|viernes|lunes)|lo que (?:buenamente )?puedas|hazlo por mi|todo lo que tengo|lo unico que tengo|rapidito|ese (?:mimo|favor)|por mi|adelantalo|ponlo tu|sin \\W?\\d\\S* no',
    'con \\W?\\d\\S* (?:duermo|me|ya|salgo|como|llego|puedo)|piden \\W?\\d|son \\W?\\d|cuesta \\W?\\d',
  ],
  vague_pay_back: [
    '(?:lo|la|los) (?:recuperas|recibes|tienes de vuelta)|de vuelta|te lo (?:pago|doy|devuelvo|regreso|mando)|la (?:semana|quincena) (?:que viene|proxima)|el mes que viene|el (?:viernes|lunes)|poco a poco|cuotas|por mes|de mi (?:sueldo|nomina)|mi palabra|palabra de',
    'mas (?:tarde|intereses)|dos veces|cuando (?:me|mi|todo|salga|llegue|vuelva|cobre)',
  ],
  vague_fee: [
    '(?:gastos|tasas?|derechos|costos?|cargos?|comision|tarifa|cuota|honorarios|pago) (?:de|del|por|inicial|previo)|por adelantado|antes de (?:que|la|el|entreg\\w*|liber\\w*|recib\\w*|cobr\\w*|retir\\w*|enviar)',
    'para (?:liberar|desbloquear|sacar|recoger|validar|activar|reservar|completar|tramitar|abrir|retirar|recibir|soltar|entregar)|liberar\\w*|valid\\w*|activar|tramitar|tramite\\w*|papeleo|legaliz\\w*|firma|registr\\w*|procesa\\w*|capacitacion|curso|uniforme',
    'antecedentes|examen|certificado|constancia|bodega|puerto|cuota|actualiza\\w*|plaza|primer (?:pago|mes)|segund[oa] (?:pago|tasa)|senal|entrada|aval|seguro|custodia|guardia|soltar\\w*|suelten|timbres|apostilla',
    'desembarc\\w*|tripul\\w*|aranceles|custodi\\w*|entregarl\\w*|escritura|letrado|decomis\\w*|restringid\\w*|tramo|desbloqueo|boveda|sueltan|me dejan (?:bajar|salir|entrar)',
  ],
  vague_windfall: [
    'fortuna|patrimonio|sucesion|testamento|dejo (?:un|una|\\W?\\d)|reclamar|premio|lote|ayuda (?:economica|humanitaria)|proyecto|ong|iglesia|temeros\\w*|honest[oa]s?|honrad\\w*|asociacion|negocio|propuesta|oportunidad|transaccion|extranjero|dubai|qatar|alemania',
    'crucero|ninera|petrolera|cofre|baul|barras?|kilos?|oro (?:en|del|para|y)|petroleo|maletin|diplomatic\\w*|en efectivo|billetes|vacantes?|empleo|contrat\\w*|sin (?:experiencia|requisitos|entrevista|aval)|hospedaje|vuelo incluido|alquilar|llaves|mitad de precio',
    'descuento|rebaja\\w*|subasta|cachorr\\w*|perrit\\w*|envio gratis|sugar|patrocin\\w*',
    'decomis\\w*|subast\\w*|vehiculos?|regalad[oa]s|para los pobres|pobres|obra de dios|hijos, mis|no tuve hijos|boveda|una parte|mitad de|ganadores|amanad\\w*|en la lista|nadie pago',
  ],
  vague_invest: [
    'estrategia|activos?|posicion|apalanc\\w*|pool|rendim\\w*|inteligencia artificial|ia|copy|automatic\\w*|paquete|nivel|premium|minimo|canal|algoritmo|casa de cambio|convert\\w*|direccion|kyc|bloquead\\w*|minado|preventa|acciones|bienes raices|oro y|petroleo',
    'opciones|apuestas|pronosticos|partidos? (?:arreglado|fijo)|casino|ahorro|ingresos? (?:extra|pasivos?)|referid\\w*|multinivel|red de|compra y vende|comprar barato|subio|subir|sube|bajada|contratos cortos|tio sabe',
    'fondo que|mi dinero|reparte|cada manana|partidos?|desde dentro|de dentro|lo cobras|verias|trabaja mi',
  ],
  vague_promise: [
    'seguro y|segur[oa]|certificad\\w*|regulad\\w*|licencia|asegurad\\w*|te (?:prometo|garantizo|aseguro)|nada que perder|poco riesgo|cada (?:dia|manana|semana|hora|noche|mes)|al (?:mes|dia)|por (?:hora|mes)',
    'en (?:dos|tres|cuatro|cinco|una|un|siete|diez) (?:dias?|horas?|semanas?|mes(?:es)?)|el mismo dia|hoy mismo|solo hoy|(?:recibes|ganas|cobras|tendras|obtienes|haces|retiras|doblas|sacas|te llevas|te quedas)|se convierte\\w*|convirtio|crece\\w*|resultados?',
    'testimonios?|cambio (?:mi|la) vida|deje mi|rico|libre|construir (?:nuestro|nuestra|contigo)|nuestr[oa] (?:casa|futuro|negocio)|cinco minutos|diez minutos|te (?:enseno|muestro|guio|ayudo|agrego|explico|acompano|paso el|contacto)',
    'dejame (?:ensenarte|mostrarte|ayudarte)|prueba|poca cantidad|la primera vez|con poquito|pon poco',
  ],
  vague_gift_card: [
    '(?:tarjeta|vale|cupon|bono|codigo|recarga|cheque) (?:de |del |para |en )?(?:amazon|xbox|playstation|psn|play|nintendo|roblox|fortnite|free ?fire|garena|netflix|spotify|uber|visa|mastercard|corte ingles|fnac|carrefour|ikea|zalando|shein|astropay|juegos?|la tienda|consola|regalo|compras?|prepago)',
    'flexepin|astropay|roblox|psn|free ?fire|robux|diamantes|tarjetas?|(?:un|dos|tres|otro) (?:vale|cupon|bono)s?',
  ],
  vague_card_code: [
    '(?:codigo|codigos|numeros?|cifras|letras) (?:de|del|que|bajo|debajo|por|detras|en|a)|capa|banda|franja|pegatina|moneda|una moneda|una|rascas?|descubr\\w*|fotografi\\w*|estante|mostrador|dependient\\w*|kiosco|quiosco|gasolinera|papeleria|estanco|activad\\w*',
    'vaci[oa]|no (?:funciona|sirve|pasa)|la otra|siguiente|otra tienda|efectivo|guarda el (?:ticket|recibo)',
    'destap\\w*|impres[oa]s?|me lo dict\\w*|dictas|el plastico|coge|pasate por|tienda de|cada una|nivel|escribelo',
  ],
  vague_hold: [
    '(?:teng|guard|conserv|qued)\\w+ (?:\\w+ ){0,4}(?:video\\w*|foto\\w*|imagen\\w*|captur\\w*|contact\\w*|lista|grab\\w*|llamada|prueba\\w*|chats?|copia\\w*|mensajes|todo)',
    '(?:video|foto|imagen|llamada|captura)\\w* (?:tuy[oa]s?|donde|en la que|que me|de la|con tu|es)|se te ve|sales|quedo (?:grabad|guardad)\\w*|lo (?:tengo|guarde|grabe) |te (?:grabe|tengo)|todos tus|tu (?:cuerpo|perfil|numero|direccion|imagen)',
    'peliculit\\w*|tu gente|tus primos|a quien acabo|un grupo con|aquella llamada|aquel (?:video|dia)|lo que hicimos|lo que hiciste',
  ],
  vague_threat: [
    '(?:lo|la|las|los) (?:mando|envio|subo|publico|paso|muestro|comparto|cuelgo|pongo)|(?:mando|envio|subo|publico|paso|muestro|comparto|cuelgo|pongo) (?:todo|el|la|las|los|tu|tus|a|en)',
    '(?:voy|van) a (?:mandar|enviar|subir|publicar|pasar|mostrar|compartir|colgar|ver|saber|llamar|contar)\\w*|compart\\w*|todo el mundo|todos (?:lo|van|ver|sabr)\\w*|la gente|lo vera\\w*|sabra\\w*|recibira\\w*|a menos que|mientras no|o bien|ultimo aviso',
    'ultima (?:oportunidad|vez)|aviso|consecuencia\\w*|atente|culpa tuya|tu (?:decides|eliges|veras)|vas a (?:ver|llorar|arrepent)\\w*|escandalo|humill\\w*|reputacion|te (?:echan|despiden|deja)|juez|juzgado|carcel|guardia civil|ciber\\w*|interpol|delito|multa',
    'orden de|desaparec\\w*|olvid\\w*|callar\\w*|calladit\\w*|vale mi|por las buenas|por las malas|plazo|cuenta atras|hora y',
    'disfrutan|espectaculo|no hay (?:pago|piedad)|sin pago|otros pagaran|por verla|compran eso|nunca existio|desaparezco|un toque|veinte minutos|diez minutos|lo vera|la vera',
  ],
  vague_code: [
    '(?:numero|copia|foto) (?:de (?:tu|la|su) )?(?:tarjeta|dni|cedula|ine|pasaporte|cuenta|identidad)|dni|cedula|ine|coordenadas|identidad|nombre (?:completo|y)|fecha de nacimiento|direccion completa|acceso|validar mi|confirmar mi',
    '(?:llega|llegara|recibes|recibiras) (?:un|una|el)? ?(?:sms|mensaje|codigo)|codigo',
  ],
}
