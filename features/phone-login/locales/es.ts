import type { en } from './en.ts'

export const es: typeof en = {
  errors: {
    off: 'Aquí no se puede entrar con un número de teléfono.',
    not_mobile: 'No podemos enviar mensajes a este número. Usa un número de móvil.',
    ticket_over: 'Ha pasado demasiado tiempo. Pide un código nuevo.',
    last_way: 'Este número es tu única forma de entrar. Añade antes un correo.',
  },
  sms: { code: '{brand}: {code} es tu clave, vale {minutes} minutos. No la compartas nunca.' },
  withEmail: 'Prefiero usar mi correo',
  number: {
    title: 'Tu número de teléfono',
    intro: 'Te enviaremos un código por SMS. Con él entras, o creas tu cuenta si aún no la tienes.',
    resetTitle: '¿Has olvidado tu contraseña?',
    resetIntro: 'Dinos el número con el que entras y te enviaremos por SMS un código para poner otra contraseña.',
    label: 'Número de teléfono',
    country: 'Prefijo del país',
    getCode: 'Recibir código',
    getCodeIn: 'Recibir código en {seconds} s',
    off: 'Aquí no se puede entrar con un número de teléfono. Usa tu correo.',
  },
  code: {
    title: 'Mira tus mensajes',
    sent: 'Si {phone} se puede usar, hemos enviado allí un código de seis cifras.',
    lifetime: 'Vale durante 10 minutos.',
    label: 'Código',
    continue: 'Continuar',
    nothing: '¿No ha llegado nada? Puede tardar un minuto.',
    resend: 'Enviar otro código',
    resendIn: 'Enviar otro código en {seconds} s',
    resent: 'Te hemos enviado otro código.',
    otherNumber: 'Usar otro número',
    resetTitle: 'Elige una contraseña nueva',
    resetSubmit: 'Cambiar contraseña',
    resetDone: '¡Contraseña cambiada!',
  },
  facts: { title: 'Sobre ti', intro: 'Tu número {phone} está confirmado. Solo faltan unos datos.', submit: 'Crear cuenta' },
  own: {
    title: 'Número para entrar',
    intro: 'Entra con un código que te enviamos por SMS, también si olvidas la contraseña. Nadie más ve este número.',
    none: 'Todavía no entras con un número de teléfono.',
    current: 'Entras con {phone}.',
    failed: 'No hemos podido cargar tu número. Inténtalo de nuevo.',
    add: 'Añadir un número',
    change: 'Cambiar de número',
    password: 'Tu contraseña',
    confirm: 'Confirmar número',
    proven: 'Ya puedes entrar con este número.',
    remove: 'Quitar número',
    removeTitle: '¿Quitar este número?',
    removeText: 'Ya no podrás entrar con él.',
    removed: 'Número quitado.',
    lastWay: 'Este número es tu única forma de entrar. Si añades un correo, podrás quitarlo.',
  },
  notices: {
    added: {
      title: 'Se ha añadido un número de teléfono',
      body: 'Con él se puede entrar en tu cuenta. ¿No has sido tú? Pon otra contraseña con un código de tu correo.',
    },
    removed: {
      title: 'Se ha quitado tu número de teléfono',
      body: 'Ya no sirve para entrar en tu cuenta. ¿No has sido tú? Pon otra contraseña.',
    },
    taken: {
      title: 'Tu número pertenece a otra cuenta',
      body: 'Otra persona lo ha confirmado, así que ya no abre tu cuenta. Añade otro número o un correo para poder volver a entrar.',
    },
  },
  mails: {
    greeting: 'Hola, {name}:',
    signature: 'El equipo de {brand}',
    action: 'Poner otra contraseña',
    added: {
      subject: 'Se ha añadido un número de teléfono a tu cuenta de {brand}',
      intro:
        'Se ha añadido un número de teléfono a tu cuenta: {time}. Con él se puede entrar con un código. Si has sido tú, no tienes que hacer nada.',
      help: 'Si no has sido tú, pon otra contraseña. Así se quita el número y se cierran todas las sesiones de tu cuenta.',
    },
    removed: {
      subject: 'Se ha quitado el número de teléfono de tu cuenta de {brand}',
      intro: 'Tu cuenta ya no se abre con un número de teléfono: {time}. Puedes seguir entrando con tu correo.',
      help: 'Si no has sido tú, pon otra contraseña. Así se cierran todas las sesiones. Puedes volver a añadir tu número en los ajustes.',
    },
    taken: {
      subject: 'Tu número de teléfono ya no abre tu cuenta de {brand}',
      intro:
        'Otra persona ha confirmado tu número con un código: {time}. Ya no abre tu cuenta. Las operadoras dan a otras personas los números que no se usan.',
      help: '¿Sigue siendo tuyo? Confírmalo otra vez en los ajustes. Si esto no te suena, pon también otra contraseña.',
    },
  },
}
