import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  updated: 'En vigor desde el {date}',
  contents: 'En esta página',
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas de {brand}: quién puede participar, cómo nos tratamos y qué pasa con el dinero.',
    intro: 'Estas son las reglas de {brand}. Al crear una cuenta las aceptas. Son breves para que se puedan leer.',
    service: {
      title: 'Qué es {brand}',
      text: '{brand} es un servicio para conocer gente. «Nosotros» es quien gestiona esta instalación, a quien puedes escribir a {email}. Acercamos perfiles; no comprobamos que todo lo que dice un miembro sea cierto y no prometemos pareja a nadie. «Foto comprobada» significa que una persona comparó imágenes de la cámara con la foto principal; no dice nada del nombre, la edad ni las intenciones.',
    },
    join: {
      title: 'Quién puede participar',
      text: 'Debes ser mayor de 18 años: la edad mínima aceptada es 19. Una persona, una cuenta. Te registras en tu propio nombre, con tus propias fotos, y no para vender ni anunciar nada.\nSi sabemos que alguien es menor, su perfil se oculta hasta aclararlo y, si es así, se elimina.\nQuien gestiona el servicio puede admitir solo con invitación, o después de mirar cada cuenta nueva. A quien no se admite se le dice por qué, y puede apelar. Da tus códigos de invitación solo a gente que conoces, y no los vendas.',
    },
    account: {
      title: 'Tu cuenta',
      text: 'Guarda para ti tu contraseña y tus códigos: nunca te los pedimos. En los ajustes ves dónde tienes la sesión abierta y puedes cerrarla en todas partes. Una clave de acceso también abre tu cuenta: guárdala solo en dispositivos que sean tuyos. También la abre el número con el que entras: cámbialo en los ajustes antes de dejarlo. Una cuenta cuyo correo no se confirma en 48 horas se elimina.',
    },
    conduct: {
      title: 'Cómo nos tratamos',
      text: 'Trata bien a los demás y acepta un no. No se permiten: amenazas, odio ni acoso; desnudos en fotos públicas; identidades falsas; pedir dinero; difundir lo que otros te han contado en confianza; cuentas automáticas; ni nada contrario a la ley.\nUn miembro puede bloquear a otro en cualquier momento. A la persona bloqueada no se le avisa.',
    },
    content: {
      title: 'Lo que escribes y muestras',
      text: 'Tus fotos y tus palabras siguen siendo tuyas. Nos permites guardarlas y mostrarlas a los miembros a quienes van dirigidas mientras estén aquí. Muestra solo lo que tengas derecho a mostrar.',
    },
    money: {
      title: 'Dinero, regalos y planes',
      text: 'Mirar, dar me gusta y responder no cuesta nada. Tu cartera guarda dólares estadounidenses y créditos para planes, impulsos y regalos. Los precios están en dólares estadounidenses; antes de pagar en otra moneda ves el tipo de cambio y la cantidad.\nUn regalo que no se acepta vuelve a quien lo compró. Un depósito no es una cuenta bancaria: no da intereses. Por ahora no se ofrecen retiros. Lo ya usado, como un impulso que ha empezado, no se devuelve, salvo que la ley te dé ese derecho.',
    },
    moderation: {
      title: 'Denuncias y decisiones',
      text: 'Puedes denunciar a cualquier miembro. Una persona lee cada denuncia. Podemos retirar contenido, limitar una cuenta por un tiempo o cerrarla, y le decimos al miembro por qué. Quien no esté de acuerdo puede apelar; también la apelación la lee una persona. Un programa puede retener una cuenta nueva, o limitar a cuántas personas nuevas escribe alguien, hasta que una persona decida; la política de privacidad dice por qué.',
    },
    ending: {
      title: 'Pausar e irse',
      text: 'Puedes pausar tu perfil o eliminar tu cuenta en los ajustes cuando quieras. Antes de eliminarla ves lo que se pierde con ella: el saldo, un plan en curso y los regalos que vuelven a sus compradores. Lo que pasa con tus datos está en la política de privacidad.',
    },
    liability: {
      title: 'De qué respondemos',
      text: 'Gestionamos {brand} con cuidado, pero no podemos prometer que esté siempre disponible. Respondemos de los daños que causemos a propósito o por negligencia grave, y siempre que lo diga la ley. Conocer a alguien es decisión tuya: la primera vez elige un lugar público y avisa a una amistad. Nadie en {brand} vigila una cita que compartes; lo hace tu amistad.',
    },
    changes: {
      title: 'Cuando cambian estos términos',
      text: 'Si los términos cambian en algo importante, te preguntamos de nuevo antes de que se te apliquen. Tu cuenta recuerda qué versión aceptaste y cuándo. Preguntas: {email}.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué guarda {brand} sobre ti, quién lo ve y cómo hacer que se borre.',
    intro:
      '{brand} guarda lo mínimo que puede guardar un servicio de citas. Esta página dice qué es, quién lo ve y cómo hacer que se borre.',
    who: {
      title: 'Quién es responsable',
      text: 'Quien gestiona esta instalación, a quien puedes escribir a {email}. Todos los datos están en sus servidores.',
    },
    data: {
      title: 'Qué guardamos',
      text: 'Lo que das: nombre, correo, teléfono, género, fecha de nacimiento o edad, idiomas, intereses, lo que escribes sobre ti, tus respuestas a nuestras preguntas y tus fotos. Lo que haces: me gusta, no me gusta, bloqueos, mensajes, regalos, pagos y denuncias. Lo que hace falta para iniciar sesión: una huella de tu contraseña, tus sesiones y, de cada clave de acceso, su clave pública, su nombre y cuándo la usaste. La mitad secreta, tu huella dactilar y tu cara nunca salen de tu dispositivo. Si entras con un número de teléfono, un servicio de mensajes envía nuestros códigos y por eso ve el número y el código; los demás miembros nunca lo ven, y los códigos desaparecen a los diez minutos. Cuántos códigos fueron a un número se cuenta dos días, con una huella cifrada.\nTu contraseña nunca se guarda de forma legible. De cada foto se quitan la posición y los datos de la cámara.\nSi te escribes mucho con un match, quizá te preguntemos si ya se vieron. Guardamos que preguntamos, mientras dure el match; la respuesta no se guarda, solo cuántos miembros dijeron que sí en un día. De nuestras ideas para empezar guardamos cuáles has enviado y, durante 90 días, cuáles te mostramos para quién, para que no se repitan.\nSi haces comprobar tus fotos, se guardan cifradas cuatro imágenes de tu cámara. Solo las ven moderación y administración, para compararlas con tu foto principal, y cada vistazo queda registrado. Ningún ordenador reconoce tu cara. Las imágenes se borran 30 días después de la decisión, o a los 60 días si no la hay; la decisión se guarda 600 días, y los demás solo ven el mes de la comprobación, durante 18 meses. Los códigos hechos con números y correos de personas que no quieres encontrar aquí solo sirven para que no te vean; nosotros no guardamos los números, no están en la copia de datos de nadie y se borran con tu cuenta.',
    },
    place: {
      title: 'Dónde estás',
      text: 'Nunca guardamos tu posición exacta. Antes de guardarla se reduce a una zona de unos 2 kilómetros. Los demás ven una distancia en kilómetros enteros y tu ciudad, nunca un mapa. En vez de tu posición puedes elegir una ciudad.',
    },
    others: {
      title: 'Qué ven los demás',
      text: 'Los miembros ven tu nombre, edad, fotos, perfil y distancia, y si estás en línea, salvo que lo ocultes. Tu correo y tu teléfono no se muestran. A nadie se le dice quién lo descartó, bloqueó o denunció. Los mensajes los leen quienes los escriben y, si uno de los dos denuncia la conversación, una persona de moderación. Un programa busca señales de estafa en lo que se escribe a personas nuevas; si se juntan varias, una persona de moderación lee esa conversación. Quien puede ver tu perfil puede escuchar tu saludo de voz, y una persona de moderación lo escucha, igual que revisa las fotos. Cuando lo cambias o lo quitas, se borra su archivo, salvo que alguien haya denunciado tu perfil mientras estaba.\nUn mensaje que eliminas desaparece para los dos. Lo que decía, y lo que decía un mensaje antes de editarlo, se guarda 30 días: solo para ese programa, para una denuncia así y para la exportación de tus datos. Después desaparece. El archivo de una nota de voz o de una imagen desaparece en cuanto eliminas el mensaje, salvo que uno de los dos ya hubiera denunciado la conversación. En el modo privado solo te ven las personas que te gustan y aquellas con las que tienes un match o una conversación. Si lo eliges, tus fotos llegan difuminadas a todos menos a tus matches y a nuestros moderadores; quien ya las vio o guardó puede seguir teniéndolas.',
    },
    team: {
      title: 'Quién ve qué en nuestro equipo',
      text: 'En nuestro equipo, cada rol ve solo lo que necesita. Moderación lee las denuncias con los mensajes que contienen y revisa fotos, saludos de voz, comprobaciones de fotos y cuentas nuevas en espera; no ve tu correo, tu teléfono ni tu saldo. Atención ve las cuentas con correo, teléfono y saldo, y lee las denuncias sin decidir. Finanzas ve los nombres, el estado de las cuentas, los saldos y los pagos. Análisis ve números redondeados, y ninguno detrás del cual haya menos de diez personas. Administración ve todo esto. Nadie puede abrir mensajes que no estén en una denuncia.\nTodo el equipo entra con un segundo factor. Lo que cambia queda en un registro al que solo se añaden líneas, y también cada consulta de una denuncia o de una comprobación de fotos.',
    },
    signs: {
      title: 'Contra estafas y cuentas falsas',
      text: 'En nuestro propio servidor, un programa busca con reglas fijas señales de estafa en lo que se escribe a personas nuevas: peticiones de dinero, tasas, tarjetas de regalo, amenazas, un mismo texto enviado a muchas. Si se juntan varias, moderación recibe esa conversación como denuncia. Hasta que decida, durante 14 días como máximo, quien escribe solo puede escribir a tres personas nuevas al día. El programa no hace nada más: decide una persona. Si se limita tu cuenta o se retira algo tuyo, lees el motivo y puedes apelar.\nPara frenar las granjas de cuentas falsas, contamos durante siete días cuántas cuentas nuevas llegan de una misma red o con números de un mismo bloque, con huellas cifradas que no nombran ni una ni otros, y comparamos entre sí las fotos nuevas. Un programa puede retener por ello una cuenta nueva; nunca la expulsa. Después decide alguien de nuestro equipo, te dice el motivo y puedes recurrir. Tu lugar de origen no cuenta. Una cuenta rechazada se borra a los 30 días. También cuentan un correo desechable y un registro más rápido que una persona. Lo que se encontró sobre una cuenta en espera se guarda con ella y está en tu copia de los datos. Cuando se registra muchísima gente, tu navegador resuelve una pequeña tarea; de ella guardamos un número al azar, durante un día.\nDurante 90 días guardamos quién creó y quién usó un código de invitación. No ves quién usó el tuyo.',
    },
    order: {
      title: 'A quién ves primero',
      text: 'El orden tiene en cuenta quién está activo, a quién ya le gustas y las sugerencias. Las sugerencias se aprenden en nuestro propio servidor, una vez cada noche, solo a partir de los «me gusta» y de cuántas veces se mostró a cada persona, contadas sin saber quién vio a quién. De las personas que descartas nunca se aprende: solo dejan de aparecer en tu propia lista. De cada miembro guardamos como mucho 60 personas sugeridas, 7 días como máximo; lo demás que se aprendió se borra al acabar la noche. No hay ninguna puntuación tuya que alguien pueda ver. Si eliges el orden por actividad en los ajustes, tus sugerencias se borran y ya no se aprende de tus «me gusta». También contamos a cuántos miembros se les mostró gente en cada orden un día, para ver cuál ayuda más; solo se guardan los números.',
    },
    browser: {
      title: 'Qué guarda tu navegador',
      text: 'Tu sesión, el idioma elegido y si quieres ahorrar datos, y una cookie que solo contiene el idioma, para que la primera página llegue en él. Al cerrar sesión, la sesión se borra del navegador. No hay cookies de publicidad ni de seguimiento.',
    },
    third: {
      title: 'Sin terceros en la página',
      text: 'Las páginas de {brand} lo cargan todo desde este servidor: sin analítica, sin publicidad, sin fuentes ni programas de fuera. El país de tu dirección de red se busca en una tabla de nuestro propio servidor. Solo al pagar vas a la página de un proveedor de pagos, que recibe la cantidad y lo que necesita para el pago. A los programas que conecta quien gestiona esta instalación se les puede avisar de que te has unido, de que se ha comprobado tu foto, de una denuncia, de una suspensión o de un pago. Ese aviso lleva números internos, fechas e importes, y ningún nombre, mensaje, foto ni lugar.',
    },
    mails: {
      title: 'Correos que enviamos',
      text: 'Los códigos que pides; un aviso si alguien se registra con tu dirección; y, si las dejas activadas, notificaciones sobre matches, mensajes y tu cuenta. Si lo pides, también un aviso por la noche cuando haya algo nuevo para ti; para eso guardamos la zona horaria de tu navegador hasta que lo desactives. Cada tipo se puede desactivar en los ajustes o con un clic en el propio correo. Respondemos a lo que escribes en el formulario de contacto; se envía por correo a quien gestiona el servicio y no se guarda en tu cuenta. No enviamos publicidad.',
    },
    keep: {
      title: 'Cuánto tiempo lo guardamos',
      text: 'Mientras tengas una cuenta. Los códigos caducan a los 10 minutos; las sesiones, a los 14 días sin uso y como mucho a los 90 días; las cuentas sin confirmar, a las 48 horas. Una cita que compartes termina 24 horas después, o cuando tú quieras; un día más tarde se borra, con el lugar, las palabras y el hash de su enlace. Quien tenga el enlace ve tu nombre, tus palabras, el lugar y la hora; otra persona solo aparece mientras acepte. La pregunta que le envías se queda en la conversación.',
    },
    erasure: {
      title: 'Eliminar tu cuenta',
      text: 'Cuando eliminas tu cuenta, tu perfil, tus fotos, mensajes, me gusta y ajustes se borran de la base de datos, de los archivos guardados y de los registros. Si tenemos que restaurar una copia de seguridad, los borrados se repiten.\nTres cosas quedan un tiempo o para siempre: las filas del libro contable, que la ley nos obliga a guardar, con un número que no nombra a nadie; las pruebas de denuncias abiertas, hasta 180 días después de cerrarse; y, si una cuenta fue expulsada, una huella con clave de su correo y su teléfono, con la que no se pueden leer, pero sí reconocer.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'En tu perfil y en los ajustes puedes ver y cambiar tus datos y llevarte una copia: todo lo que diste, escribiste, hiciste o se te dijo, y las decisiones sobre ti. Puedes oponerte y reclamar ante la autoridad de protección de datos de tu país.',
    },
    security: {
      title: 'Cómo lo protegemos',
      text: 'Las conexiones van cifradas. Las fotos tienen direcciones que no se pueden adivinar y que caducan. Las claves de sesión solo se guardan como huellas. Las direcciones de las peticiones se cuentan un breve tiempo para frenar abusos.',
    },
    contact: {
      title: 'Preguntas',
      text: 'Escribe a {email} o usa la página de contacto. Si esta política cambia en algo importante, te lo decimos antes de que se aplique.',
    },
  },
}
