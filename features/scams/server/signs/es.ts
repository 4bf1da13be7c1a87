import type { SignWords } from './sign-words.ts'

/** Spanish of Spain and Latin America. */
export const spanishSignWords: SignWords = {
  ask: [
    '(?:prueba|intenta|pidele|preguntale|habla) (?:con |a )?(?:tu|tus) (?:herman\\w*|banco|jefe|amig\\w*|famili\\w*|tia|tio|prim\\w*|cooperativa)|vende (?:el|la|tu|algo)|la mitad ahora|el resto (?:luego|despues|manana|en la noche)|a quien mas|con quien mas|pon(?:emos|lo|le)? (?:juntos|tu parte)|tu (?:parte|mitad|aporte)|lo que gaste',
    'gaste en ti|lo que te (?:nazca|salga|dicte|diga)|me da (?:rabia|pena|verguenza) (?:pedir|tener|contar)\\w*|solo (?:tu|a ti|te)|eres mi unic\\w*|contar contigo|(?:faltan?|queda|quedan|resta|restan) (?:solo |nomas )?\\W?\\d|(?:solo|nomas|apenas) \\W?\\d\\S* (?:mas|y)|reuni casi todo|patrocin\\w*|si me quieres|si me amas|echame (?:la|una)',
    'sacame de|mi gente no|consienteme|me consientes|(?:ayud|apoy|prest|rescat|salv|socorr|facilit|consig|adelant|fi|colabor)(?:a|e|as|es|ar|eme|ue|ues|uir)? ?(?:me|nos|melo|mela|melos)|(?:ayud|apoy|prest|adelant|complet|consigue|echa|hazme|haz|dej|fia|sosten)\\w*me|facilitame|regalame|echame|hazme',
    '(?:puedes|podrias|me puedes|me podrias|quieres|puede|podria|podes|no puedes) (?:\\w+ )?(?:ayudar|prestar|enviar|mandar|pagar|comprar|hacer|adelantar|recargar|depositar|cubrir|transferir|apoyar|conseguir|aportar|recibir)\\w*|nesecito|me (?:falta|faltan|urge|hace falta|hacen falta)|falta(?:n)? \\W?\\d\\S*|una parte|aunque (?:sea|sean)',
    'aunq|lo que tengas|algo (?:pequeno|poquito|para|de)|cualquier (?:cosa|monto|cantidad)|un (?:favor|favorcito|paro)|favor rapido|una mano|la mano|mira a ver|lo ruego|te (?:lo )?(?:ruego|suplico|imploro)|de rodillas|completame|completar|agrega(?:le|me|r)? (?:para|algo)|de tu lado|ponle|hazme ese|pedirte (?:un|algo)',
    'te pido (?:un|algo)|me (?:ayudas|ayudaras|prestas|apoyas|prestaras|haces)|si me (?:ayudas|apoyas)\\w*|pon tu|no tengo a nadie|no conozco a nadie|quien mas',
  ],
  pay: [
    '(?:sale|aparece|saldra|figura|esta) (?:a nombre|como|con el nombre)|(?:cobra|recibe|recoge|guarda|retira) (?:por|en|el|la|ella|mi)|el (?:yape|nequi|pix|bizum|plin|oxxo|deposito|giro) (?:es|va|a)|(?:manda|envia|pasa|muestra)(?:me)? (?:el|la|una)? ?(?:comprobante|voucher|captura|foto del|recibo|prueba)',
    '(?:pagas|abonas|depositas|giras|transfieres|pones|mandas|cubres) (?:por|a|al|en|la|el|los|las|\\W?\\d|esa|ese|solo|nada mas)|se abona|se deposita|se gira|se transfiere|usted (?:nada mas |solo )?(?:cubre|paga|deposita|abona)|con \\W?\\d\\S* (?:pago|desbloqueo|tienes|hablo|se|lo)|deposite y|a la cuenta',
    'para el (?:domingo|viernes|lunes) en mi|por (?:western|moneygram|ria)|(?:paga|deposita|transfier|abona|consigna|envia|manda|regresa|devuelve|gira|ingresa|haz|saca)(?:e)?(?:lo|la|le|los|les|selo|melo)|haz (?:me |le |solo |primero |el |la |un |una |al menos )*transferencia',
    'haz (?:me |le |solo |primero |el |la |un |una |al menos )*prueba|transferencia|deposito|anticipo|abono|pago de|comprobante|a nombre de|sale (?:a nombre|\\w+$)|aparece|numero de cuenta|cuenta del|cuenta bancaria|cuenta a nombre|clabe|alias|en el oxxo|por (?:western|yape|plin|nequi|zelle|bizum|paypal|daviplata)|saca un prestamo',
    'pide prestado|pidele|pide a|vende algo|cheque|arreglalo|aclarate|todos (?:lo )?pagan|cobra \\W?\\d|cuesta \\W?\\d|sale en|por el tiempo|tu cuenta para|corre por tu cuenta|ponlo|adelantalo|envialo|mandalo|ingresalo|con \\W?\\d\\S* (?:entras|te|ya|se|tu|aseguras|empiezas)|senalas? con|el resto (?:a|cuando|despues)|antes de entreg\\w*',
    'datos de (?:un|mi)|paga antes|empieza con \\W?\\d|prueba con|solo piden|cobran \\W?\\d|piden \\W?\\d|hacemos cuentas|\\W?\\d\\S* y (?:desaparezco|borro|listo|nunca|se acaba|te)|(?:si no hay|no hay) plata|hay que (?:pagar|depositar|abonar)|debe venir|solo pagas|foto del recibo|sale a nombre|recibe en|minimo \\W?\\d|arranca con|empieza con',
    'mete todo|paga rapido|manda lo que falta',
  ],
  pay_back: [
    'te lo pago en|te lo doy al|en cuotas|se descuenta|de mi primer|cotitular|se recupera|apenas (?:cobre|salga|llegue|abras)|cuando entre|te lo regreso|te los doy|te pago|te doy|reembols\\w*|repongo|en cuanto|apenas (?:salga|cobre|llegue|me)|cuando (?:llegue|cobre|vuelva|aterrice|reciba|salga)|al salir|al volver|el doble|al doble',
    'mi salario|mi nomina|con la quincena|me pongo al dia|yo pago las|en efectivo|recuperas|pagare trabajando|luego te|la proxima semana',
  ],
  crisis: [
    'me (?:acaban de |han )?(?:quitar|robaron|robar|asaltaron|sacaron|arrebataron|botaron)|me (?:van a )?(?:echan|echar|botar|sacar|desalojar|cortar)|se (?:me )?(?:complico|trabo|atoro|murio|fue esta|nos fue)|fallecio|enterrar\\w*|cajon|funeraria|mortuoria|malit[oa]|suero|cirugia|transfusion|bloqueada|bloqueado|trab(?:o|ada|ado)',
    'retenid[oa]|quedo en (?:la aduana|el puerto)|pierdo el (?:vuelo|avion|bus)|nos cortan|me cortan|sin plan|sin saldo|sin un peso|sin nada|la nevera|no llego la quincena|no tengo (?:a nadie|fuerzas)|tirad[oa] en|operar|operacion|quirofano|accidente|atropell\\w*|ambulancia|urgencia\\w*|muere|muerte|fiebre|medicina\\w*|medicament\\w*',
    'radiografia|receta|fractur\\w*|rota|apendic\\w*|dialisis|sangre|tratamiento|terapia|herid\\w*|parto|tumor|robado|asalt\\w*|clonaron|detenid\\w*|detuvieron|retenid\\w*|carcel|migracion|deportan|varad\\w*|desaloj\\w*|desahuci\\w*|dueno de casa|botar del|renta|a la calle|bloquead\\w*|embargad\\w*|congelad\\w*|perdi el|perdi mi|colegiatura',
    'sin pago|deuda|se (?:dano|ponch\\w*|estropeo|rompio|descompuso|averio)|grua|llanta|taller|mecanico|divorcio|(?:cuenta|tarjeta|banco|nomina|sueldo|app|paga)[^.]{0,15} (?:bloquead\\w*|rechazad\\w*|congelad\\w*|retras\\w*|embargad\\w*|al tope|limite|no (?:pasa|abre|funciona))|no (?:nos|me|han) (?:han )?pagad\\w*',
    'ni un (?:peso|centavo|duro|sol)|misio|sin plata|sin dinero|no traigo|(?:cel|celular|telefono|movil|pantalla) (?:se |esta |me )*(?:muriendo|murio|cayo|dano|parpadea|danado|malo|roto)|sin comer|no he comido|no comi|hambre|ni (?:pa|para) comer|para comer|el gas|sin megas|sin internet|no tengo megas|no tengo datos|no tengo ni',
    'no tengo para|no tengo dinero|no tengo plata|verguenza|me da pena|solo te tengo|tu eres lo unico|eres (?:la unica|el unico)|nadie mas|dios te (?:lo )?(?:pague|pagara|bendiga|va a)|mala racha|algo malo|ha pasado algo|mal momento|bajoneado|desesperad\\w*|emergencia',
  ],
  fee: [
    'impuesto de|honorarios|legaliza\\w*|derechos|apostilla|acta|reserva de plaza|cuota (?:de|inicial)|primera cuota|apertura|abrir la cuenta|cuenta receptora|licencia|mantenimiento|gastos (?:de|del)|antes de (?:firmar|entregar|liberar|soltar)|el sello|mitad y mitad|cobra \\W?\\d|piden? \\W?\\d|cuesta \\W?\\d|atencion de cortesia',
    'cancelacion|comision|desbloque\\w*|habilita\\w*|se habilita|para que (?:abra|suelten|liberen)|despacho|mensajer\\w*|repartidor|motorizado|seguimiento|almacen\\w*|retenid\\w*|transportista|entrega|flete|diplomatic\\w*|dhl|escaner|certificado|no inspeccion|lavado|cuarentena|vacuna|jaula|tasas?|impuestos|tramites|inscripcion|registro',
    'activacion|biometria|expediente|poder notarial|notari\\w*|formulario|ficha|membresia|papel(?:es|eo)?|sello|timbre|gestion|anticipo|adelanto|deposito|garantia|apartar|apartamos|reactivar|liberar|desbloquear|verificar|margen|programa|gas|materiales|velas|cupos?|requisitos|reembolsable|escribania|desembolso|solicitud',
  ],
  windfall: [
    'becas|te (?:eligieron|escogieron|seleccionaron|toco)|quedaste|salio (?:el juicio|la herencia)|gane el juicio|sin familia|cuenta (?:dormida|sin dueno|olvidada)|nadie (?:los|la|lo) (?:reclama|pide)|pasas de pariente|apellido|un tercio|la mision|dolares en|caja con|oro en|cruceros?|ministerio|alcaldia|suministro|licitacion',
    'sin garante|sin aval|aprobado|reclutan|buscan gente|comida y cuarto|hospedaje|beneficiari\\w*|heredera?|campo de refugiados|huerfana|donacion|se la van a quedar|mi abogado lo tramita|hered\\w*|fondos?|\\d+ ?%|\\d+ por ciento|lingotes|cliente (?:fallecid\\w*|muri\\w*)|murio un cliente|difunto|fallecid\\w*|refugiad\\w*|tutor|mi socio',
    'socio|confidencial\\w*|persona de confianza|alguien (?:honrado|honesto)|cuenta dormida|asignacion|te quedas con|quedate con|por equivocacion|te mande (?:un|una)|te estoy mandando|de compras para ti|sorpresa|regalo mi|dentro hay|ganaste|ganador\\w*|has ganado|loteria|ayuda de|fundacion|elegid\\w*|seleccionad\\w*|subvencion|hermandad',
    'illuminati|mason\\w*|iniciacion|miembros?|riqueza|ser rico|amarres?|maestro espiritual|brujo|santero|caminos|espiritus|velas|sin sacrificios|reclut\\w*|plazas|vacante\\w*|alojamiento|sin entrevista|permiso de trabajo|visas|embajada|gestionamos|mando gente|irte a|prestamos|sin buro|acredita|plazo|damos hasta|cachorros|adopcion',
    'yorkie|contrato|obra|depa|departamento|las llaves|en renta|proveedor|recibir un pago|usar tu cuenta',
  ],
  invest: [
    'preventa|moneda nueva|maquina minera|mineria|minado|plan de pareja|el nodo|nodo|mis activos|en activos|activos|el panel|contratos? cortos?|nivel (?:oro|vip|plata)|pasas a oro|familia inversora|inversor\\w*|mi maestro|mi mentor|el bot|robot|mueve (?:los|tus) ahorros|sube a \\W?\\d|la ventana|hay ventana|hay movida|movida con',
    'futuros|billetera|descarga la app|recuper\\w* (?:tu|tus|lo)|lo saca de vuelta|rastrea|casa de cambio|inviert\\w*|invert\\w*|trad(?:ing|er|ear|eo)|opero|operar (?:con|en)|broker|analista|bot|vip|graficas?|graficos?|capital|retir\\w*|mt[45]|binance|metamask|saldo hoy|mi saldo|tablero|nodos|asesor\\w*|mentor|tarea|tarea comercial',
    'recepcionista|comision|hacker|fondos perdidos|antes de que suba|manejo cuentas|en verde|cierre temprano|cerre temprano|nft|token nuevo|(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|billetera|wallet|token|monedas?)',
  ],
  promise: [
    '\\W?\\d\\S* (?:se (?:vuelven?|hacen?|convierten?)|dan?|rinden?|son) (?:en )?\\W?\\d|manana (?:sacas|retiras|tienes|cobras)|tienes \\W?\\d|doble interes|ganas \\W?\\d|vas ganando|sin riesgo|te (?:llevo|guio|agarro) de la mano|de la mano|paso a paso|ya (?:le |les )?(?:pagamos|pague|devolvio)|pagando desde|(?:saque|gane|hice|cobre) \\W?\\d',
    '(?:dio|rinde|deja|paga) \\W?\\d|mitad y mitad|al mes|leche diaria|tu parte dio|sube (?:cuarenta|diez|veinte|\\d+) veces|garantizad\\w*|sin (?:riesgo|perdida\\w*)|no hay (?:perdida|riesgo)|dobl(?:o|a|as|amos|ar)|duplic\\w*|tripli\\w*|multiplic\\w*|\\d+ ?%|\\d+ por ciento|\\d+ veces|por operacion|por dia|diarios?',
    'en \\d+ ?(?:dias|horas|minutos|semanas)|en (?:dos|tres|una) semanas?|ganancia\\w*|beneficio\\w*|rentabilidad|ganas|ganar (?:dinero|plata|con)|dinero desde|desde (?:casa|tu casa|tu celular|el movil)|saque|sacas|sacar|cobras|te pagan|ingresos|dio \\W?\\d|acierto|nunca le falle|crece junta|me pago el|vip|recibes|mas metes|empieza con',
    'empiezas con|empezar con|arrancas con|con poco|capturas?|comprobantes|pantallazo|registr\\w*|unete|unirte|invitacion|grupo|te guio|te muestro|te explico|descarga|dale a|hacemos una juntos|sigueme|meto a mi gente|mi gente|100 ?%|cuando (?:estes lista|quieras)|abre (?:la|una|cuenta)|te abro la puerta|no dudes|perdiste \\W?\\d',
    'estoy contigo|aparta algo|no ando reclutando|solo dar me gusta|das like|dar like',
  ],
  gift_card: [
    '(?:tarjetas?|cupon\\w*|vales?|bonos?|codigos?) (?:de |del )?(?:steam|apple|itunes|amazon|google|razer|xbox|visa|sephora|zara|liverpool|oxxo|regalo|juegos?|play store|netflix|roblox)|play store|visa de regalo|en tarjetas|colgadas?|al lado de (?:la caja|los chicles)|cupon|papelito|de juegos y',
    '(?:tarjetas?|vales?|bonos?|cupones?|codigos?|una|otra|dos|solo|solo acepta|recibe) (?:de )?(?:regalo|itunes|apple|steam|google ?play|amazon|paysafe\\w*|juegos?|prepago|recarga|razer|xbox|psn|netflix|roblox)|itunes|paysafe\\w*|steam|razer|google play|tarjetitas?|esas tarjetas|tarjeta \\w+ de|dos tarjetas|un vale|bonos de|exhibidor',
    'gift ?cards?|tarjetas? (?:\\W?\\d|de \\W?\\d)',
  ],
  card_code: [
    '(?:rasca|raspa)\\w*|la parte de atras|por (?:atras|detras|delante)|el (?:reverso|plateado)|los numeros|de a cuatro|me lo (?:dictas|lees)|me los (?:dictas|lees)|escribelos aqui|salieron vacias|vacias?|ya usadas?|tiendas distintas|ponen limite|foto de los dos lados|la cajera|el cajero|rasc\\w*|raspa\\w*|despega\\w*|codigos?|digitos',
    'numero largo|numeros de (?:atras|detras)|bajo la (?:tira|gris)|por atras|por delante|reverso|parte de atras|el pin|los? pin|oxxo|walmart|cajer[ao]|tienda|vendedora|en foto|foto (?:por|de|clara)|una foto|plateado|gris|me lo lees|me lees|invalida|otra mas|falta una|una no basta|si preguntan|reenvia',
  ],
  hold: [
    'mira lo que tengo|tengo (?:a tu|tu|tus|la lista|en mi lista|el video|grabad\\w*|guardad\\w*)|guarde todo|yo guarde|con mis recuerdos|entre a tu (?:celular|telefono|camara|cuenta)|tu galeria|en camara|lo veo y|ya vi lo que|ya lo ubicamos|lo grabe|tengo las capturas|capture|la carpeta|nuestros videos|en alta definicion|captura\\w*',
    'tengo todas|tengo toda|tengo tu|tengo tus|tengo el video|tengo la lista|tengo un clip|tengo guardad\\w*|tengo todavia|tengo aun|tengo lo que|tengo las fotos|tu cara|tu video|tus (?:fotos|videos|chats|seguidores|contactos|amigos de)|esta foto|todavia tengo|aun (?:tengo|guardo)|tu pack|tu camara|una pagina|chats? viejos',
    'tienen copia|puse tu numero|video desnud\\w*|aquella noche|la otra noche|en recuerdos|los chats|foto de tu casa',
  ],
  threat: [
    'o (?:lo |la |las |los )?(?:publico|mando|subo|envio|imprimo|cuento|paso)|ya mande el primero|mando (?:una|el|la|los)|quien lo ve primero|le mando (?:una|a)|el reloj|(?:quedan|te quedan|tiene hasta|tienes hasta|hasta las)|minutos|la orden|sin firmar|comisaria|inspector|menor de edad|el patron|no vamos a su|compra tu',
    'tu tranquilidad|callar cuesta|cuanto vale|pagaria por|va a llegar (?:un|el|a)|llorando no|no me hagas ser|piensa en tus|no metas|te (?:vas a )?arrepent\\w*|ahora son \\W?\\d|tu perfil tiene|le va a llegar|no cuelgue|ya te ubicamos|sabemos donde|publico|lo publico|sub(?:o|ir|ire) (?:a|todo|en|tu)|lo subo|difund\\w*|por todas partes',
    'en todas partes|todos lados|mando a|se lo (?:mando|envio)|viral|famosa?|en facebook|en redes|las redes|en vivo|le doy enviar|ya escribi|lo ve tu|va (?:para|a) todos|lo reciben|lo van a|lo tendra|que diria|si ve lo|tus amigos de|no me bloquees|bloqueam\\w*|si me bloqueas|ignorandome|el tiempo (?:pasa|corre)|crees que|lo borro',
    'borro|lo bajo|no (?:sabras|volveras a saber)|o (?:le|lo|la|te|me|van|los)|sera peor|arrepent\\w*|mi silencio|guardar un secreto|descuidado|verguenza|destruir|arruinar|hundir|denuncies|menor|fiscalia|tiene 15|soy el papa|van por ti|mis? (?:gente|muchachos)|los muchachos|cartel|sicarios?|comandante|no metas a|nada de policia',
    'tic tac|cuento hasta|tienes \\d+|\\d+ horas|quedas libre|te dejo en paz|el precio|la misma suma|sin cuentos|es negocio|no juego|se donde|conozco a tu|veo lo que|paginas? de (?:adultos|chicas)|desaparezco|lo arreglamos|retiro la|perder el tiempo|haz lo que',
  ],
  intimate: [
    'desnud\\w*|nude|pack|cuerpo|quitate|ensename|muestra (?:todo|la cara)|sexy|intim\\w*|privad\\w*|para mis ojos|antes de dormir|de (?:la otra|aquella) noche|en la cama|ducha|por cam|cam|calient\\w*|atrevid\\w*|curvas|fotito|una foto|juguemos|prende la luz|verte bien|tocandote|haces video|empiezo yo|de adultos|enseno algo',
  ],
  code: [
    '(?:doce|12|24|veinticuatro) palabras|palabras semilla|selfie|foto de (?:tu|su) (?:cedula|dni|identificacion|pasaporte)|dni|nombre completo|ocupacion|confirme que es|codigo que (?:te|le) llega|el codigo que|codigo (?:de (?:verificacion|confirmacion|seguridad)|sms|whatsapp|que te)|otp|(?:6|seis) (?:digitos|cifras|numeros)',
    '(?:manda|envia|pasa|dime)\\w* el codigo|solo el codigo|perdi (?:el )?acceso|puse tu numero|datos bancarios|iban|documento|contrasena|numero de cuenta|tus claves|usuario|clabe|nombre, |banco y nombre|palabras',
  ],
  secret: [
    'no (?:contacte|contactes|vayas|preguntes|hables|metas|abras|comentes) (?:a|al|con|por|la|el|eso)?|ni a mi herman\\w*|ayuda familiar|los bancos son|cuento corto|se lo (?:cuentas|dices) (?:cuando|despues)|es protocolo|que no (?:se entere|sepa)|entre tu y yo',
    'no (?:se |me )?(?:lo |le |la )?(?:digas|cuentes|hables|comentes|muestres|pongas)|entre (?:nosotros|nos|tu y yo)|discret\\w*|confidencial\\w*|por aqui no|guardatelo|quede (?:entre|contigo)|di que es|ni a tu (?:mujer|esposa|marido)|que nadie (?:sepa|se entere)|sin ruido|nadie sepa',
  ],
  persona: [
    'en la (?:base|plataforma|mision)|soporte de|administrador|le escribe el|trabajo en el banco|mi padrino|consul|comandante|el ejercito|las fuerzas|cascos azules|en (?:el mar|altamar|el barco)|importo|viajo (?:mucho|por)|soy ingenier\\w*|soy doctor\\w*|soy medico\\w*|soy militar\\w*|soy fotograf\\w*|soy agente\\w*|soy inspector\\w*',
    'petrol\\w*|offshore|en (?:el |alta )?mar|ejercito|soldado|sargento|oms|kabul|yemen|siria|afganistan|ucrania|la base|contrato|ingenier\\w*|cirujano|desde londres|de canada|en el extranjero|vivo fuera|permiso|vacaciones|prometida|mi superior|comprando oro|patrullando|altamar|campamento|inspector|oficial|diplomatico|profeta',
    'voluntari\\w*',
  ],
  excuse: [
    'no (?:me |nos )?(?:aceptan|permiten|dejan|funciona|sirve) (?:nada|desde|aqui|otra|la)?|es lo (?:unico )?que aceptan|solo aceptan|en revision|el sistema no (?:deja|permite)|desde aqui no|no puedo entrar a|no puedo (?:usar|abrir|acceder)|asi no funciona|me bloqueo la tarjeta|sin plan|hay otra lista|por cobertura',
    'camara (?:esta|se)|no (?:permiten|dejan|esta permitido)|prohib\\w*|la senal es mala|mala senal|sin videollamada|no estoy ahi|no estoy en|vivo fuera|tiene las llaves|atendemos en linea|no podremos hablar|ya no podremos|llego al tope|mi tarjeta no|no me pasa|no me dejan|me retras\\w*|mi (?:plan|perfil|suscripcion|sistema)',
    'lo leen todo|no acepta|solo (?:acepta|recibe)|no lo permite|no abre|por seguridad|mi (?:banco|tarjeta) no|no alcanzo el banco|no hay tiendas|no abre mi cuenta|casi no entro|vence (?:a las|hoy)|una llamada|nadie tiene|no pasa',
  ],
  vague_ask: [
    'la mitad|ocup\\w*|requier\\w*|me (?:falta|faltan|urge|quede|queda|quedan|hace falta)|falta\\w*|te ruego|te suplico|(?:puedes|podrias|podes|quieres|querrias|te importaria|serias) (?:\\w+ )?(?:ayud|prest|adelant|envi|mand|dar|pag|compr|tom|guard|recib|hac|apoy|complet|cubr|consegu|recog|sac)\\w*',
    'me (?:ayud|prest|adelant|apoy|complet|echas|das|sacas|haces|salvas)\\w*|si (?:me )?(?:pudieras|puedes|tienes|me|tuvieras)|el resto|lo que (?:falta|resta|sea|haya)|para completar|un poco de|una ayuda|ayudita|apoyo|solo (?:un|seria|son|por|\\W?\\d)|no alcanza|no me alcanza|no llego|mi angel|dios te|un pequeno',
    '(?:me )?(?:dejas|dejarias|salvas|sacas|echas) (?:\\W?\\d\\S*|algo|un)|hasta el jueves|hasta el lunes|lo que buenamente puedas|hazlo por mi|todo lo que tengo|lo unico que tengo|rapidito|ese (?:mimo|favor)|por mi|adelantalo|ponlo tu|sin \\W?\\d\\S* no|con \\W?\\d\\S* (?:duermo|me|ya|salgo|como|llego|puedo)|piden \\W?\\d|son \\W?\\d',
    'cuesta \\W?\\d|(?:echa|resuelv|tira|ech)\\w*me|me resuelves|echame|haz lo que puedas|asi sea|no me falles|quien mas tengo|tu completas|solo falta|falta lo|si fueras|si me quisieras|harias algo|algo (?:para|pa) comer|odio pedir|consigueme|muevete|de que tienes miedo|te importo',
  ],
  vague_pay_back: [
    '(?:lo|la|los) (?:recuperas|recibes|tienes de vuelta)|te lo regreso|te lo mando|la (?:semana|quincena) (?:que viene|proxima)|el mes que viene|por mes|de mi (?:sueldo|nomina)|mi palabra|palabra de|mas (?:tarde|intereses)|cuando (?:me|mi|todo|salga|llegue|vuelva|cobre)|te (?:lo )?(?:regreso|doy|pago|arreglo|cubro)|lo cubro',
    'lo tomas del|te lo doy en mano|cuando (?:cobre|llegue|pise)|doble el dia|te arreglo|hasta que me paguen',
  ],
  vague_crisis: [
    'internad[oa]|farmacia|internad\\w*|cancer|robo|(?:mala|mal) (?:racha|noticia|momento)|dolor|embaraz\\w*|aborto|tumor|corazon|coma|analisis|morgue|ataud|sepelio|luto|salvar|incendio|quemo|inund\\w*|guerra|maleta|cartera|despedid\\w*|desemple\\w*|sin trabajo|arruinad\\w*|acreedor\\w*|desaloj\\w*|dormir en',
    'sin (?:techo|papeles|nada|luz|agua|comer)|echan|echaron|cort\\w* la|lagrimas|deprimid\\w*|desesper\\w*|suicid\\w*|apurad\\w*|situacion|desgracia|tragedia|no duermo|complicad\\w*|dificil|no es facil|peligro|averia\\w*|estropead\\w*|accidentad\\w*|hij[oa] (?:esta|enferm)|mi madre se|mi madre no|mi mama esta|mi mama se|mi mama no',
    'mi hija esta|mi hija se|mi hija no|mi hijo esta|mi hijo se|mi hijo no|mi padre esta|mi padre se|mi padre no|mi abuela esta|mi abuela no|averi\\w*|hundio|hundi\\w*|tirad[oa]|quitaron|arranc\\w*|tragado?|se me trago|cajero|me marco|galletas|leche|panales|hostal|salga|vendi el|vendi mi|poca? (?:de )?vida|descuentan|no suelta|remolque',
    'deposito municipal|juicio|bajo techo|se llev\\w*|quitado|me echan|expuls\\w*|multa|recaida|crisis|quemad\\w*|urgencias|azucar|choco|yeso|paludismo|suero|se acabo|fian|pario|cesarea|no la dejan|no me dejan|migracion|pasarme de dias|esposad\\w*|me saco las cosas|candado|quebro|a pura yuca|no paga desde|me quitaron la',
    'me dieron la espalda|amenazan|obreros',
  ],
  vague_fee: [
    'courier|multa|carpeta|reserv\\w*|(?:gastos|tasas?|derechos|costos?|cargos?|comision|tarifa|cuota|honorarios|pago) (?:de|del|por|inicial|previo)|por adelantado|antes de el|antes de entreg\\w*|antes de liber\\w*|antes de recib\\w*|antes de cobr\\w*|antes de retir\\w*|antes de enviar',
    'para (?:liberar|desbloquear|sacar|recoger|validar|activar|reservar|completar|tramitar|abrir|retirar|recibir|soltar|entregar)|liberar\\w*|activar|tramitar|papeleo|legaliz\\w*|firma|registr\\w*|procesa\\w*|capacitacion|antecedentes|certificado|constancia|bodega|puerto|cuota|actualiza\\w*|plaza|primer mes|segund[oa] (?:pago|tasa)|aval',
    'custodia|guardia|soltar\\w*|suelten|timbres|apostilla|desembarc\\w*|tripul\\w*|aranceles|custodi\\w*|entregarl\\w*|escritura|letrado|decomis\\w*|restringid\\w*|tramo|desbloqueo|boveda|sueltan|me dejan (?:bajar|salir|entrar)|arancel\\w*|antilavado|bolsa de viaje|etiqueta|planilla|honorarios|expediente|medico y|exportacion|el puerto|gas',
    'inscripcion|tarjeta de socio|envio son|sello|actival\\w*',
  ],
  vague_windfall: [
    'donar|caja|maleta|adentro|fortuna|patrimonio|sucesion|testamento|dejo (?:un|una|\\W?\\d)|lote|ayuda (?:economica|humanitaria)|proyecto|ong|iglesia|temeros\\w*|honest[oa]s|honrad\\w*|asociacion|negocio|propuesta|oportunidad|transaccion|extranjero|dubai|qatar|alemania|crucero|ninera|petrolera|cofre|baul|barras?|kilos?',
    'oro (?:en|del|para|y)|petroleo|maletin|diplomatic\\w*|en efectivo|billetes|vacantes?|empleo|contrat\\w*|sin (?:experiencia|requisitos|entrevista|aval)|hospedaje|vuelo incluido|alquilar|llaves|mitad de precio|descuento|rebaja\\w*|subasta|perrit\\w*|envio gratis|patrocin\\w*|decomis\\w*|subast\\w*|vehiculos?|regalad[oa]s|para los pobres',
    'pobres|obra de dios|hijos, mis|no tuve hijos|boveda|una parte|mitad de|ganadores|amanad\\w*|nadie pago|empaque|sobre con|libras|terminal|terror de dios|temeroso|huerfanos|hectareas|apellido|sin parientes|te quedas|cajas|cupos|plaza|metiendo gente|tu nombre (?:esta|en)|mesada|a mis chicos|lealtad|hermandad|profeta|velas|atadura',
    'orfanato|damnificad\\w*|creditos? sin|recupero el dinero|hacker|senora de dinero|socio|te prueb\\w*|la lista|repartiendo',
  ],
  vague_invest: [
    'exchange|invers\\w*|plataforma|gestor\\w*|estrategia|activos?|posicion|apalanc\\w*|pool|inteligencia artificial|copy|automatic\\w*|nivel|premium|minimo|canal|algoritmo|casa de cambio|convert\\w*|direccion|kyc|bloquead\\w*|minado|preventa|acciones|bienes raices|oro y|petroleo|opciones|pronosticos|partidos? (?:arreglado|fijo)|casino',
    'ingresos? (?:extra|pasivos?)|referid\\w*|multinivel|red de|compra y vende|comprar barato|subir|sube|bajada|contratos cortos|tio sabe|fondo que|mi dinero|reparte|cada manana|partidos|desde dentro|de dentro|lo cobras|verias|trabaja mi|usdt|okx|billetera|copias|manejo cuentas|eurusd|la ventana|wallet|rinde|nivel \\d|ordenes|en linea',
    'descargas|bajas',
  ],
  vague_promise: [
    'legal|seguro y|certificad\\w*|regulad\\w*|licencia|asegurad\\w*|te (?:prometo|garantizo|aseguro)|nada que perder|poco riesgo|cada dia|cada manana|cada semana|cada hora|cada noche|al mes|por (?:hora|mes)|en (?:dos|tres|cuatro|cinco|una|un|siete|diez) (?:dias?|horas?|semanas?|mes(?:es)?)|el mismo dia|hoy mismo|solo hoy',
    '(?:recibes|ganas|cobras|tendras|obtienes|haces|retiras|doblas|sacas|te llevas|te quedas)|se convierte\\w*|convirtio|crece\\w*|resultados?|testimonios?|cambio mi vida|deje mi|construir (?:nuestro|nuestra|contigo)|nuestr[oa] (?:casa|futuro|negocio)|cinco minutos|diez minutos',
    'te (?:enseno|muestro|guio|ayudo|agrego|explico|acompano|paso el|contacto)|dejame (?:ensenarte|mostrarte|ayudarte)|prueba|poca cantidad|la primera vez|con poquito|pon poco|cada (?:manana|diez dias|\\d+ dias)|cinco veces|se vuelve|cuando quieras|mira mi pantalla|debajo de mi|te llevo de la mano|no pierdo|lo mismo para ti',
    'cambia la vida|en mi futuro|a oro|pagan diario',
  ],
  vague_gift_card: [
    'junto a la caja|flexepin|astropay|roblox|free ?fire|robux|diamantes|tarjetas?|un vales|un vale|un cupons|un cupon|un bonos|dos vales|dos vale|dos cupons|dos cupon|dos bonos|dos bono|tres vales|tres vale|tres cupons|tres cupon|tres bonos|tres bono|otro vales|otro vale|otro cupons|otro cupon|otro bonos|otro bono',
    '(?:steam|apple|razer|itunes|amazon|robux)|(?:una|dos|cuatro) (?:de \\d+|apple|steam)|se paga con itunes',
  ],
  vague_card_code: [
    'super|supermercado|farmacia|junto a la caja|(?:codigo|codigos|numeros?|cifras|letras) (?:de|del|que|bajo|debajo|por|detras|en|a)|capa|franja|moneda|una moneda|rascas?|fotografi\\w*|estante|mostrador|dependient\\w*|kiosco|quiosco|gasolinera|papeleria|estanco|activad\\w*|vaci[oa]|no (?:funciona|sirve|pasa)|siguiente|otra tienda',
    'guarda el (?:ticket|recibo)|destap\\w*|impres[oa]s?|me lo dict\\w*|dictas|el plastico|coge|pasate por|tienda de|cada una|nivel|escribelo|raspas?|dictame|factura|canjead\\w*|foto y|otra rapido|(?:dos|tres|cuatro) de \\W?\\d',
  ],
  vague_hold: [
    'grab\\w*|hacke\\w*|carpeta|teng\\w+ (?:\\w+ ){0,4}video\\w*|guard\\w+ (?:\\w+ ){0,4}llamada|guard\\w+ (?:\\w+ ){0,4}todo|video\\w* tuy[oa]s|video\\w* tuy[oa]|video\\w* donde|video\\w* en la que|video\\w* que me|video\\w* de la|video\\w* con tu|video\\w* es|foto\\w* tuy[oa]s|foto\\w* tuy[oa]|foto\\w* donde|foto\\w* en la que|foto\\w* que me',
    'foto\\w* de la|foto\\w* con tu|imagen\\w* tuy[oa]s|imagen\\w* tuy[oa]|imagen\\w* donde|imagen\\w* en la que|imagen\\w* que me|imagen\\w* de la|imagen\\w* con tu|imagen\\w* es|llamada\\w* tuy[oa]s|llamada\\w* tuy[oa]|llamada\\w* donde|llamada\\w* en la que|llamada\\w* que me|llamada\\w* de la|llamada\\w* con tu|llamada\\w* es|captura\\w* tuy[oa]s',
    'captura\\w* tuy[oa]|captura\\w* donde|captura\\w* en la que|captura\\w* que me|captura\\w* de la|captura\\w* con tu|captura\\w* es|se te ve|quedo (?:grabad|guardad)\\w*|lo (?:tengo|guarde|grabe) |te tengo|todos tus|tu cuerpo|tu direccion|tu imagen|peliculit\\w*|tu gente|tus primos|a quien acabo|un grupo con|aquella llamada',
    'aquel (?:video|dia)|lo que hicimos|lo que hiciste|guarde todo|quedo grabado|todo (?:quedo )?grabado|sin ropa|la copia|tu (?:cara|cuerpo|lista)|tu muro|la pagina de|entre a tu telefono|imprimi|cuanto vale tu|carpeta con',
  ],
  vague_threat: [
    'si no|(?:lo|la|las|los) (?:mando|envio|subo|publico|paso|muestro|comparto|cuelgo|pongo)|(?:mando|envio|subo|publico|paso|muestro|comparto|cuelgo|pongo) (?:todo|el|la|las|los|tu|tus|a|en)|voy a mandar\\w*|voy a enviar\\w*|voy a subir\\w*|voy a publicar\\w*|voy a pasar\\w*|voy a mostrar\\w*|voy a compartir\\w*|voy a colgar\\w*',
    'voy a saber\\w*|voy a llamar\\w*|voy a contar\\w*|van a mandar\\w*|van a enviar\\w*|van a subir\\w*|van a publicar\\w*|van a pasar\\w*|van a mostrar\\w*|van a compartir\\w*|van a colgar\\w*|van a ver\\w*|van a saber\\w*|van a llamar\\w*|van a contar\\w*|todos (?:lo|van|ver|sabr)\\w*|la gente|lo vera\\w*|sabra\\w*|recibira\\w*|a menos que',
    'mientras no|o bien|ultimo aviso|ultima oportunidad|consecuencia\\w*|atente|culpa tuya|tu (?:decides|eliges|veras)|vas a llorar\\w*|vas a arrepent\\w*|escandalo|humill\\w*|reputacion|te (?:echan|despiden|deja)|juzgado|carcel|guardia civil|ciber\\w*|interpol|delito|multa|orden de|desaparec\\w*|olvid\\w*|vale mi|por las buenas',
    'por las malas|plazo|cuenta atras|hora y|disfrutan|espectaculo|no hay (?:pago|piedad)|sin pago|otros pagaran|por verla|compran eso|nunca existio|desaparezco|un toque|veinte minutos|diez minutos|lo vera|la vera|o (?:lo|la) ven|o va a|corre el reloj|borrar cuesta|me esfumo|crees que juego|les llego|se inteligente|al juez',
    'denuncia contra|con la orden|compensa\\w*|perdona si|como adultos|la primera|tu muro|antes de las \\d',
  ],
  vague_code: [
    '(?:numero|copia|foto) (?:de (?:tu|la|su) )?(?:tarjeta|dni|cedula|ine|pasaporte|cuenta|identidad)|dni|ine|coordenadas|identidad|nombre completo|fecha de nacimiento|direccion completa|acceso|validar mi|confirmar mi|(?:llega|llegara|recibes|recibiras) (?:un|una|el)? ?(?:sms|mensaje|codigo)|codigo|seis numeros|clave que|una clave',
    'verifica que|confirme|me los reenvias|escribela|cuenta para los dos|pide tarjeta|por la edad',
  ],
  send: [
    '(?:manda|mandame|mande|envia|enviame|envie|dame|deme|ve|compra|comprame|agarra|trae|haz|pon|pega|escribe|escribele|contacta|reenvia|llena|descarga|entra|abre|busca|pasa|pasame|guarda|toma|coge) (?:me|lo|la|le|el|los|las|un|una|a|al|por|tu|y|en|\\d\\S*|dos|con)|mandamel\\w*|enviamel\\w*|pasamel\\w*|comprame|mandame|enviame',
    '(?:mand|envi|deposit|transfier|transfer|pag|compr|haz|hag|pon|dam|pas|gir|met|sac|abr|registr|entr|escrib|rasc|rasp|fotografi|llen|firm|cubr|dej|traem|prest|adelant|complet|ayud|consig|abon|ingres|recarg|carg|regres|devuelv|consult|habl|pid|confirm|comprueb|muestr|ensen|compart|guard|unet|conect|descarg|instal|copi|peg|escan|reclam|reserv|contact|llam|respond|recog|consegu|vend|valid|activ|marc|mir|elig|recib|cambi|convi|aport|resuelv|arregl|apart|confi|esper|busc|lle)(?:a|e|o|as|es|ar|er|ir|la|lo|ue|ues|ad|ed|ra|ras|rias)?(?:me|melo|mela|lo|la|los|las|le|les|selo|nos|te)\\b',
    '(?:manda|envia|deposita|transfiere|paga|compra|haz|pon|pasa|gira|mete|saca|abre|registra|entra|escribe|rasca|raspa|llena|firma|cubre|deja|trae|presta|adelanta|completa|ayuda|consigue|abona|ingresa|recarga|carga|regresa|devuelve|habla|pide|confirma|muestra|comparte|guarda|conecta|descarga|instala|copia|pega|contacta|llama|responde|recoge|vende|valida|activa|elige|cambia|aporta|resuelve|arregla|busca|sube|toma|agarra|coge|lee|dime|dame|da|ve|anda|acepta|prueba|empieza|mandes|envies|pagues|compres) (?:me|el|la|los|las|un|una|al|a|por|con|tu|tus|mi|mis|en|de|esa|ese|esta|este|eso|esto|ya|solo|primero|hoy|ahora|lo|dos|tres|todo|algo|\\W?\\d\\S*)',
    '(?:tienes|debes|puedes|podrias|necesitas|solo|vas|deberias|hay) (?:que|a)? ?(?:hacer|pagar|mandar|enviar|poner|meter|comprar|dar|abrir|entrar|escribir|registrar|depositar|transferir|retirar|verificar|confirmar|firmar|leer|cubrir|ayudar|recibir|guardar|invertir)\\w*',
    '(?:me|nos) (?:lo |la )?(?:mandas|envias|pasas|das|pagas|compras|haces|dices|prestas|guardas|lees|traes|ayudas|completas|cubres|adelantas|consigues|regalas|pones|recargas)|(?:lo|la|los|las) (?:mandas|envias|pasas|pagas|compras|pones|rascas|abres|retiras|guardas|recoges|coges|metes|cobras|transfieres|depositas|conviertes)',
    '(?:mandas|envias|pagas|compras|pones|abres|entras|metes|depositas|transfieres|firmas|recibes|guardas|eliges|retiras|copias|pegas|rascas|escribes|inviertes|empiezas)',
  ],
  money: [
    'dinero|plata|lana|pasta|guita|billete|billetes|efectivo|pag\\w*|cost\\w*|cuesta\\w*|precio|monto|suma|cuenta|transfer\\w*|transfier\\w*|banco|prestamo|prest\\w*|deuda|debo|cuota|deposit\\w*|saldo|fondos|sueldo|salario|nomina|alquiler|renta|factura|capital|mercancia|reembols\\w*|credito|recarga|recibo|cambio|euros?|dolares|pesos|caro',
    'barato|gastos?|giro|remesa|cobr\\w*|ahorro\\w*|impuesto|valor|abon\\w*|bizum|billetera|liquid\\w*|invers\\w*|inviert\\w*',
  ],
  media: [
    'videos?|fotos?|imagen\\w*|capturas?|pantallazos?|grab\\w*|camara|cam|webcam|galeria|pantalla|llamada|conversacion\\w*|chats?|filma\\w*',
  ],
  kin: [
    '(?:tu|tus|toda tu) (?:familia|marido|mujer|esposa|esposo|jefe|iglesia|pastor|hermana|hermano|madre|mama|papa|tio|amigos|amigas|seguidores|contactos|companeros|facebook|trabajo|padres|reputacion|vida|gente|hijos|novio|novia|casa|escuela)',
  ],
  official: [
    'agente|oficial|inspector|abogad\\w*|licenciado|notari\\w*|secretari\\w*|gestor\\w*|asesor\\w*|atencion al cliente|soporte|proveedor|vendedor|el banco|tio|tia|primo|comandante|jefe|pastor|migracion|hacker|mi superior|recepcionista|ministerio|embajada|consulado|chofer|repartidor|el maestro|el hotel|el doc|motorizado',
  ],
  love: [
    'mi (?:amor|reina|rey|vida|cielo|corazon|angel|princesa|esposa|esposo|futuro|tesoro)|amor|carino|bebe|bb|cielo|alma gemela|te (?:amo|quiero)|casar\\w*|casemos|compromiso|boda|dios (?:te|me) (?:puso|envio|mostro|habia)|confia en mi|confia|creeme|somos uno|querid\\w*|nuestro futuro|para nosotros|mi (?:cielo|linda|pareja)|mi reina',
    'nuestra casa|vas a ser mi esposa|te veo en mi',
  ],
  pressure: [
    'vence (?:hoy|manana|el)|cierra (?:a|hoy|el|en)|quedan (?:dos|tres|pocos|\\d+)|puestos|cupos|antes del (?:jueves|viernes|lunes|domingo)|si pasa del|a medianoche|contestales hoy|la ventanilla|hoy|esta noche|rapido|antes de|hasta (?:las|el)|minutos|ultim[oa] (?:dia|plazo|oportunidad)|quedan?|caduca|expira|cierra|apurate|date prisa',
    'corre|avisame|listas? salen|en cuanto|al toque|se acaba|vence',
  ],
  insist: [
    'si no confias|si dudas|me duele|esa mentalidad|miedo da|no seas ingenu\\w*|hay cola|lo paso a la siguiente|no hay tiempo|te vas a acordar|es normal|asi es (?:aqui|alla|esto)|todos lo hacen|tu me dijiste|me vas a dejar|piensa que|corre que|apurate|ya (?:mandaste|fuiste|enviaste)|te lo juro|quiero ver si|pregunta como',
    'ya no me (?:amas|quieres)|no confias|por que callas|callas|juro|palabra|soy cristian\\w*|ya fuiste|lo tienes|porfis|alo|dudas de mi|dudas|duele|pense que|te creia|despues de|decias que|una mujer que ama|no me ignores|no seas mal\\w*|me dejas|me falles|por mi vida|lo prometo|yo no obligo|si te nace|todos lo pagan|la politica',
    'el sistema|yo tambien|pregunta en|confia|creeme|dios|otra cosita|entonces puro|solo te tengo|olvidaria jamas|tranquila|es cristian\\w*',
  ],
  prompt: [
    'cuanto|que (?:paso|pasa|tiene|tienes|es|sucede|sucedio|hago|necesitas|hay que|quieren|piden|pide|requisitos|se puede|propones|secreto|hoja|cosas?|detalle|numeros|contrato)|como (?:te ayudo|ayudo|hago|le hago|le haces|se hace|entro|empiezo|cobro|es eso|asi|saco|sigue)|en que te ayudo|y (?:que|como) (?:hago|tengo|se|vas)|dime',
    'cuentame|suelta\\w*|te escucho|cual(?:es)?|cuantas?|donde (?:la|lo|las|se) (?:venden|compro|consigo|vende)|mandame el link|de que|de quien|ensename|me (?:interesa|pica)|cualquiera puede|donde estas|que dijo el',
  ],
  alarm: [
    'borr(?:a|e|alo|ala|alas|alos|en|ar|arlo|arla)\\b|elimin\\w*|quit(?:a|e)(?:lo|la)|(?:por favor|porfa|porfis) (?:no|para|borra|ya)|no hagas|no metas|por que (?:haces|me haces|tienes|hablas|la nombras|lo nombras|nombras|mencionas|guardas|dices|grabaste|sacas|me dices|me hablas|preguntas|miras)',
    'para que (?:las|la|lo|los) (?:tienes|guardas|quieres)|(?:me|nos|la|lo) (?:grabaste|filmaste|hackeaste)|grabaste|me (?:grabaste|estas|esta) (?:amenaz|chantaj|extorsion|asust)\\w*|amenaz\\w*|extors\\w*|me asustas|me das miedo|me juraste|me mentiste|juraste|crei que|pense que (?:me|eras|te|era)|confi(?:e|aba) en ti',
    'te (?:lo )?(?:ruego|suplico|imploro)|ten piedad|tengo miedo|estoy (?:temblando|llorando|asustad\\w*)|voy a (?:denunciar|la policia|llamar)|te (?:voy a )?(?:denuncio|denunciar|reporto)|que quieres|que buscas|quien (?:eres|es|habla|te)|como (?:sabes|conseguiste|tienes|conoces|te enteraste)|de donde (?:sacaste|sabes|tienes)',
    'dejame(?: en paz)?|deja(?:me)? (?:a mi|ya)|estas (?:loc\\w*|enferm\\w*|mal)|eres un|me vas a (?:arruinar|matar)|mi (?:vida|matrimonio) (?:se|esta)|no (?:es gracioso|bromees|juegues|te creo|soy yo)|eso no (?:es|soy)|yo no (?:firme|mande|sabia|hice|te debo|acepte)|no sabia|dios mio (?:no|que|por)|que carpeta|que videos?|ella dijo',
    'mentira|mientes',
  ],
  suspicion: [
    'estafa\\w*|fraude\\w*|timo|sospech\\w*|raro|rara|extrana|es (?:verdad|broma|una broma|seguro|segura|en serio|legal|ilegal|real|normal|confiable|cierto|posible|arriesgado|riesgoso|piramide|piramidal)|eso suena|eso se|eso no|suena (?:a|raro|muy|demasiado|como)|demasiado bueno|riesg\\w*|arriesg\\w*|de veras',
    'por que (?:yo|no|tengo|hay|me|tu|debo|pago|tanto|tarjetas?|una|el|la|los|antes|a mi|piden|cobran|en)|para que (?:es|sirve|quieres|necesitas|una|el|eso)|no (?:puede|puedes|pueden|podrias|lo puede|lo puedes|se puede|te pueden|deberia|deberian)',
    'no (?:entiendo|se (?:nada|de|que|si|como|invertir)|conozco|confio|creo|me fio|estoy segur\\w*|me convence|me cuadra|invierto|se)|no tienes (?:familia|hermanos|amigos|a nadie)|y tu (?:hermano|hermana|familia|amigo|banco|primo|jefe)|nunca oi|nunca escuche|nunca he|nunca habia|nunca lo|jamas|no nos (?:conocemos|hemos)|y si',
    'como (?:se|es|funciona|retiro|saco|hago|puedo|voy a saber)|descuent\\w*|descontar\\w*|que lo (?:saquen|quiten|cobren)|(?:puedo|podria|se puede|puedes) (?:ver|ir|visitar|pagar|verlo|hablar|llamar|empezar|preguntar|retirar|verte|mandarme|mostrar)|dejame (?:ver|preguntar|leer|averiguar|pensar|consultar|revisar|buscar)',
    'voy a preguntar|voy a pensar|voy a hablar|voy a consultar|voy a averiguar|voy a leer|tengo que preguntar|tengo que pensar|tengo que ver|tengo que hablar|tengo que consultar|tengo que averiguar|tengo que leer|debo preguntar|debo pensar|debo ver|debo hablar|debo consultar|debo averiguar|debo leer|prefiero preguntar',
    'prefiero pensar|prefiero ver|prefiero hablar|prefiero consultar|prefiero averiguar|prefiero leer|mi (?:hermano|hermana|amig\\w*|primo|banco|hijo|papa|mama|esposo) (?:dice|dijo|trabaja|perdio|me dijo|cree)|(?:dice|ahi dice|pone) que no|dice no|no (?:lo |la )?compart\\w*|(?:me )?pregunt(?:aron|o|an) (?:mucho|por|cosas)',
    'much(?:a gente|os) (?:perdio|perdieron|cayeron|estaf)\\w*|perdi (?:dinero|mucho|todo|plata)|quien es el|donde (?:esta|queda) (?:la|el|tu|su)|que (?:sms|codigo|sobrino|hospital|oficina|empresa|banco|moneda|papel|es eso|tipo|clase|cosa|ventana|significa|quieres decir|raro)|mandame (?:una|la|el) (?:foto|factura|recibo|documento)',
    'otro pago|otra (?:tarjeta|tasa|mas)|(?:dijiste|me dijiste|habias dicho) que|ya (?:te )?(?:mande|pague|deposite|envie)|no me deja (?:retirar|sacar)|congelad\\w*|no (?:aparece|llego|veo)|ajam|hmm+|mmm*',
  ],
  refusal: [
    'no hago|(?:es|eso es|son) (?:mucho|demasiado|muchisimo|bastante|mi sueldo|todo)|mucho (?:dinero|para mi|pa mi)|muy caro|estoy (?:sin|cort\\w*|corta|ajustad\\w*|igual|pelad\\w*|quebrad\\w*|en paro|sin trabajo)|tampoco (?:tengo|puedo|llego)|ando (?:cort\\w*|sin|igual|justo)|solo me queda|solo puedo|solo la mitad|hoy no|no ahora',
    'lo (?:pienso|pensare|veo)|tengo que pensar\\w*|pensarlo|dame (?:hasta|tiempo|un dia)|dejame (?:ver|pensar)|ya (?:lo|la|te|los|las) (?:mande|envie|pague|compre|hice)|mande \\W\\d|mande \\d|mande el|mande la|mande lo|mande los|puse \\W\\d|puse \\d|puse el|puse la|puse los|pague \\W\\d|pague \\d|pague lo|compre \\W\\d|compre \\d|compre el',
    'compre la|compre lo|compre los|deposite \\W\\d|deposite \\d|deposite el|deposite la|deposite lo|deposite los|prefiero|cuando nos conozcamos|primero conoc|primero quiero|nos conocemos (?:hace|poco|de)|apenas (?:nos|te)|hace (?:cuatro|tres|dos|una) (?:dias|semanas?)|no gracias|lo siento|perdona pero|sin dinero',
    'mejor (?:no|cuando|nos|te)',
  ],
  plan: [
    'sin (?:apuro|presion|compromiso|prisa|estres)|cuando puedas|cuando gustes|no hay (?:apuro|prisa)|si prefieres (?:seguir|aqui)|en (?:un lugar|sitio) publico|a mitad de camino|el (?:lunes|martes|miercoles|jueves)|en persona|despues del trabajo|un cafe|el (?:sabado|domingo|viernes)|sabado|domingo|nos vemos|nos veamos|veamonos',
    'te recojo|te llamo|voy por|jaja\\w*|yo invito|invita|lo pongo yo|te traigo|a las \\d|llevo (?:un|mani|camisa)|cita|descansa',
  ],
  own: [
    'cada (?:uno|quien|cual) (?:paga|pone|compra|lo suyo|con)|a medias|mitad y mitad los dos|dividimos|nos dividimos|se paga (?:al llegar|alla|ahi|en)|yo compro el|yo llevo la|yo manejo |me (?:cobraron|cobro|costo|cuesta|salio|dejo|sacaron)|(?:ya )?(?:la|lo) (?:pague|arregle|compre)',
    'no (?:hace falta|tienes que|necesito) (?:que )?(?:mand|pag|envi|traer|nada)\\w*|no me mandes nada|con mis ahorros|mi (?:negocio|tienda|puesto|tanda|aguinaldo|quincena|sueldo)|te devuelvo (?:lo del|tu|el)|te debo|cancelable|reembolsable|ahorre|estoy ahorrando|lo pagamos entre|entre (?:todos|hermanos)',
    '(?:ya |yo |le |me )?(?:pague|compre|saque|reserve|pedi|vendi|perdi|bloquee|denuncie|puse mi|di la)|yo (?:pago|invito|trabajo)|pago yo|mi parte|te paso mi|te mando mi|pusimos|me debes|(?:esta|tengo) todo pagado|ya esta|ahorro|vendo (?:zapatos|ropa)|el seguro (?:cubre|pago)|me devolvieron|me pago|horas extra|trabajo en',
    'me subieron|cobro el viernes|mi regla|yo invite|yo invito|yo pago|yo compre|yo lo compro|yo los compro|va por mi cuenta|invito yo|mi mitad|pago las|pago los|pago lo|lo mio|le (?:mande|preste)|insisto|ya recargue|me (?:negaron|dieron el|fui|soltaron|subieron)|espere|arreglo la|poco a poco|empiezo el|la familia junto|por fin pago',
    'es gratis|si el bebe|codigo del? (?:la )?(?:porton|puerta)',
  ],
  wary: [
    'es broma|bromeando|mentira jaja|era broma|te crei|casi te bloque\\w*|le dije que|me lo robaron y|lo recupere|dos pasos|lo borre|colgue|puro cuento|cuento viejo|me rei|estafador\\w*|lo denuncie|no envio dinero|no puedo ayudar con|es (?:mi regla|norma)|truco|piramide|ojo|cuidado (?:con|,)|me (?:pidio|escribieron|envio)|queria que',
    'que harias|si ganas|no naci ayer|no lo des|sabes como suena|nunca nos hemos|alguien me|uno de aqui|billetes falsos|sms falso|queria\\w* \\S+|jaja\\w*|no nos hemos visto|sin rancor|pregunta a tu familia|no me copies|no te rias|no pude resistir|me pidio|perdona que sea',
  ],
  warning: [
    'ningun (?:banco|policia|trabajo|cura)|la aduana (?:no|nunca)|nunca te llama|avisale a|dile a tu (?:mama|abuela|tia)|antes de (?:pagar|mandar) (?:nada|plata)|no le mandes|no caigas|nunca (?:mando|mandes|des|envio|envies|presto|pagues)|no (?:mandes|envies|des|pagues) (?:dinero|plata|el codigo|tu codigo|nada)|si te (?:dicen|piden)',
    'lo (?:bloquee|denuncie)|la (?:bloquee|denuncie)|a la policia|mi \\w+ perdio|un empleador de verdad|cuidado con|hay quien se lo cree|ojo con|no puedo prestarte|te aviso que',
  ],
}
