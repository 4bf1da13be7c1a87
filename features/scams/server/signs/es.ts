import type { SignWords } from './sign-words.ts'

export const es: SignWords = {
  ask: [
    '(?:ayuda|apoya|presta|envia|manda|paga|compra|consigue|recarga|transfier[ea]|deposita|gira|adelanta|haz|da|pasa|echa)(?:r|n)?(?:me|nos|lo|la|le)\\b',
    '(?:puedes|podrias|me puedes|me podrias|quieres) (?:ayudar|prestar|enviar|mandar|pagar|comprar|hacer|adelantar|recargar)\\w*',
    'necesito|me falta\\w*|me hace falta|la mitad|aunque sea|lo que puedas|algo (?:pequeno|poquito)|un favor|un favorcito|una mano|faltan',
    '(?:me )?(?:ayudas|prestas|envias|mandas|pagas|compras|haces|adelantas|mandes|envies|pagues|ayudes|abonas|ingresas|depositas)|arreglalo|paga(?:lo|la|s)|solo (?:tienes|hay) que (?:pagar|abonar|enviar)|usted (?:solo )?(?:paga|abona)',
  ],
  pay_back: [
    '(?:te|se) (?:lo|la|los|las)? ?(?:devuelvo|devolvere|pago|pagare|regreso|regresare|doy)|devolv\\w*|devuelv\\w*|reembols\\w*|en cuanto|cuando (?:llegue|cobre|vuelva|aterrice|reciba)|el doble|mi (?:sueldo|salario|nomina)',
  ],
  crisis: [
    'hospital|clinica|operar|operacion|cirugia|quirofano|medico|doctor\\w*|accidente|ambulancia|urgencia\\w*|urgencias|enferm\\w*|morir|muere|muerte|entierro|funeral|grave|fiebre|medicina\\w*|ingresad\\w*',
    'robaron|robado|robo|asalt\\w*|atrac\\w*|detenid\\w*|policia|carcel|varad\\w*|desaloj\\w*|desahuci\\w*|casero|alquiler|a la calle|bloquead\\w*|fianza|perdi (?:el|la|mi)',
    '(?:cuenta|tarjeta|banco|nomina|sueldo|app)[^.]{0,15} (?:bloquead\\w*|rechazad\\w*|congelad\\w*|retras\\w*|no (?:pasa|abre|funciona))|no (?:nos|me) han pagado|huelga|retras\\w*',
    'sin comer|no he comido|hambre|sin (?:saldo|datos|megas|internet)|sin conexion|me da (?:verguenza|pena)|verguenza|solo te tengo|eres (?:la unica|el unico)|nadie mas|dios te lo (?:pague|pagara)|problema',
  ],
  fee: [
    'aduan\\w*|paquete|caja|envio|mensajer\\w*|repartidor|seguimiento|aeropuerto|maleta|almacen\\w*|retenid\\w*|courier|transportista|entrega|diplomatic\\w*',
    'tasas?|impuestos?|gastos|tramites?|inscripcion|visado|visa|embajada|notari\\w*|abogad\\w*|licenciado|inspector|agente|secretari\\w*|formulario|papel(?:es|eo)?|sello|gestion|comision|medico',
    'herenci\\w*|hered\\w*|beneficiari\\w*|fondos?|millon\\w*|\\d+ ?%|por ciento|oro\\b|cliente (?:fallecid\\w*|muri\\w*)|confidencial\\w*|persona de confianza|donacion|donar',
    'reclut\\w*|puesto|plazas|alojamiento|beca|contrato|vacante\\w*|entrevista|prestamo|subvencion',
  ],
  invest: [
    'invers\\w*|inviert\\w*|invert\\w*|trad\\w*|ganancia\\w*|beneficio\\w*|rentabilidad|forex|senal\\w*|plataforma|broker|analista|mineria|robot|bot|nivel|vip|mercado|graficos?|capital|retir\\w*|rendimiento\\w*',
    'garantizad\\w*|sin (?:riesgo|perdida\\w*)|duplic\\w*|tripli\\w*|multiplic\\w*|paso a paso|empieza con poco|captura|mi (?:tio|tia|mentor|asesor|gestor)|registr\\w*|unete|unirte|ganar dinero|dinero desde|ingresos|libertad financiera|invitacion',
    '(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|billetera|wallet|token)',
  ],
  gift_card: [
    '(?:tarjetas?|vales?|bonos?|cupones?|codigos?) (?:de )?(?:regalo|itunes|apple|steam|google ?play|amazon|paysafe\\w*|juegos?|prepago|recarga|razer|xbox)|itunes|paysafe\\w*|steam|razer|google play|tarjetitas?|esas tarjetas',
    'rasc\\w*|los codigos?|el codigo|numeros de (?:atras|detras)|detras|por atras|reverso|parte de atras|recibo|supermercado|cajera|la caja|en foto|una foto|plateado',
  ],
  threat: [
    'grab\\w*|captura\\w*|tengo (?:todo|tu|tus|el video|la lista|guardad\\w*|todavia|aun)|tu cara|tu video|tus fotos|esta foto|tus amigos|todavia tengo|aun tengo',
    'public\\w*|sub(?:o|ir|ire)|difund\\w*|por todas partes|en todas partes|todos lados|mando a|se lo (?:mando|envio)|viral|en (?:facebook|internet|redes)|las redes',
    '(?:tu|tus|toda tu) (?:familia|marido|mujer|esposa|esposo|jefe|iglesia|pastor|hermana|hermano|madre|amigos|contactos|companeros|facebook|trabajo|padres|reputacion|vida|gente)|se donde',
    'no me bloquees|si me bloqueas|el tiempo (?:pasa|corre)|crees que (?:bromeo|es broma)|lo borro|borro|no (?:sabras|volveras a saber)|si no|o lo|sera peor|peor|arrepent\\w*|silencio|cuidado|verguenza|destruir|arruinar|hundir',
  ],
  intimate: [
    'desnud\\w*|nudes?|cuerpo|quitate|ensename|muestrame|muestra todo|sexy|intim\\w*|privad\\w*|para mis ojos|antes de dormir|de (?:la otra|aquella) noche|en la cama|ducha|timid\\w*|camara|caliente|atrevid\\w*',
  ],
  code: [
    'codigo (?:de (?:verificacion|confirmacion|seguridad)|sms|whatsapp|que te)|verificacion|otp|sms|(?:6|seis) (?:digitos|cifras|numeros)|(?:manda|envia|pasa|dime)\\w* el codigo|solo el codigo|el codigo|perdi (?:el )?acceso|puse tu numero|datos bancarios|iban|documento|nombre completo|contrasena',
  ],
  love: [
    'mi (?:amor|reina|rey|vida|cielo|corazon|angel|princesa|esposa|esposo|futuro|tesoro)|carino|bebe|alma gemela|te (?:amo|quiero)|casar\\w*|compromiso|boda|dios (?:te|me) (?:puso|envio|mostro)|confia en mi|confia|creeme|somos uno|querid\\w*',
  ],
  secret: [
    'no (?:se lo |le |lo )?(?:digas|cuentes|hables|comentes)|entre (?:nosotros|tu y yo)|secreto|discret\\w*|confidencial\\w*|a nadie|por aqui no',
  ],
  persona: [
    'plataforma|petrol\\w*|offshore|en (?:alta )?mar|militar|mision|soldado|sargento|general|capitan|barco|marin\\w*|onu|siria|la base|contrato|ingenier\\w*|viud\\w*|desde londres|de canada|en el extranjero|cascos azules',
    'camara (?:esta|se)|no (?:permiten|dejan|esta permitido)|prohib\\w*|la senal es mala|mala senal|sin videollamada',
  ],
  pressure: [
    'ahora|hoy|esta noche|urgente\\w*|rapido|pronto|antes de|hasta las|minutos|ultim[oa] (?:dia|plazo|oportunidad)|quedan?|caduca|expira|apurate|date prisa|corre|por favor|ya no me (?:amas|quieres)|no confias|por que callas|te lo juro|juro|palabra|soy cristian\\w*|ya fuiste|lo tienes',
  ],
  doubt: [
    'estafa\\w*|fraude|fals\\w*|engan\\w*|amenaz\\w*|riesg\\w*|es (?:verdad|broma|una broma|seguro|en serio)|en serio|por que (?:yo|a mi|no|me)|que es eso|para que|cuanto (?:es|cuesta)|y yo que|no (?:se|tengo|entiendo|estoy segur\\w*)|y tu (?:hermano|amigo)|es mucho|pagar (?:alli|mi propio|al llegar)|la oficina|borra\\w*|grabaste|que quieres|que (?:sobrino|codigo|sms|tipo)|no puedes|videollamada|nunca nos|policia|preguntas|como funciona|ya (?:lo|la) (?:mande|envie)',
  ],
}
