import type { en } from './en.ts'

export const es: typeof en = {
  errors: {
    not_accepted: 'Esa clave de acceso no ha funcionado. Inténtalo otra vez o entra de otra forma.',
    not_added: 'No hemos podido añadir esta clave de acceso. Inténtalo otra vez.',
    password_needed: 'Escribe tu contraseña.',
    log_in_again: 'Para proteger tu cuenta, primero cierra sesión y vuelve a entrar con un código.',
    full: 'Tienes 10 claves de acceso, que es el máximo. Quita una que ya no uses.',
    last_way: 'Esta clave de acceso es tu única forma de entrar, así que tiene que quedarse.',
  },
  title: 'Claves de acceso',
  intro: 'Entra con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.',
  none: 'Todavía no tienes ninguna clave de acceso.',
  failed: 'No hemos podido cargar tus claves de acceso. Inténtalo otra vez.',
  unsupported: 'Este navegador no admite claves de acceso. Prueba con uno más reciente o con otro dispositivo.',
  full: 'Tienes 10 claves de acceso, que es el máximo.',
  unnamed: 'Dispositivo desconocido',
  facts: { added: 'Añadida el {date}', used: 'Último uso: {date}', unused: 'Sin usar todavía', backedUp: 'Sincronizada' },
  add: 'Añadir una clave de acceso',
  added: 'Clave de acceso añadida. La próxima vez, elige «Usar una clave de acceso» al entrar.',
  addFailed: 'No hemos podido añadir la clave de acceso. Inténtalo otra vez.',
  alreadyHere: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
  wrongAddress: 'Las claves de acceso solo funcionan en nuestra propia dirección. Abre {brand} allí.',
  rename: 'Cambiar nombre',
  renameLabel: 'Cambiar nombre: {name}',
  renameTitle: 'Cambiar el nombre de la clave',
  name: 'Nombre',
  save: 'Guardar',
  renamed: 'Nombre cambiado.',
  remove: 'Quitar',
  removeLabel: 'Quitar: {name}',
  removeTitle: '¿Quitar esta clave de acceso?',
  removeText: '«{name}» ya no podrá entrar en tu cuenta. También puedes borrarla en el dispositivo.',
  removed: 'Clave de acceso quitada.',
  proof: { title: '¿Eres tú?', text: 'Primero, escribe tu contraseña.', password: 'Tu contraseña', continue: 'Continuar' },
  logOutNote: {
    one: 'Tu clave de acceso podrá seguir entrando después. Si no la reconoces, quítala antes.',
    other: 'Tus {count} claves de acceso podrán seguir entrando después. Quita antes las que no reconozcas.',
  },
  notices: {
    added: {
      title: 'Se ha añadido una clave de acceso',
      body: 'Con ella se puede entrar en tu cuenta. ¿No has sido tú? Pon una contraseña nueva con un código.',
    },
    removed: {
      title: 'Se ha quitado una clave de acceso',
      body: 'Ya no sirve para entrar en tu cuenta. ¿No has sido tú? Pon una contraseña nueva.',
    },
  },
  mails: {
    greeting: 'Hola, {name}:',
    signature: 'El equipo de {brand}',
    action: 'Poner una contraseña nueva',
    added: {
      subject: 'Se ha añadido una clave de acceso a tu cuenta de {brand}',
      intro:
        'Se ha añadido una clave de acceso a tu cuenta: {device}, {time}. Con ella se puede entrar sin tu contraseña. Si has sido tú, no tienes que hacer nada.',
      help: 'Si no has sido tú, pon una contraseña nueva. Así se quitan todas las claves de acceso y se cierran todas las sesiones de tu cuenta.',
    },
    removed: {
      subject: 'Se ha quitado una clave de acceso de tu cuenta de {brand}',
      intro: 'Se ha quitado una clave de acceso de tu cuenta: {device}, {time}. Puedes seguir entrando con tu contraseña o con un código.',
      help: 'Si no has sido tú, pon una contraseña nueva. Así se quitan todas las claves de acceso y se cierran todas las sesiones de tu cuenta.',
    },
    reset: {
      subject: 'Se han quitado las claves de acceso de tu cuenta de {brand}',
      intro:
        'Se ha puesto una contraseña nueva con un código, así que hemos quitado las claves de acceso de tu cuenta: {time}. Puedes volver a añadir las tuyas en los ajustes.',
      help: 'Si no has sido tú, pon una contraseña nueva con un código que te enviaremos a esta dirección.',
    },
  },
}
