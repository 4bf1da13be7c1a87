import type { en } from './en.ts'

export const es: typeof en = {
  errors: {
    full: 'Tienes 20 tokens de acceso, que es el máximo. Anula uno que ya no uses.',
    password_needed: 'Escribe tu contraseña.',
    wrong_password: 'Esa no es tu contraseña.',
    log_in_again: 'Para proteger tu cuenta, primero cierra sesión y vuelve a entrar con un código.',
  },
  title: 'Tokens de acceso',
  intro:
    'Con un token, un programa de tu confianza puede usar {brand} por ti, hasta donde tú lo permitas. Nunca puede gastar dinero ni cambiar cómo entras.',
  none: 'No tienes ningún token de acceso.',
  failed: 'No hemos podido cargar tus tokens. Inténtalo otra vez.',
  facts: { expires: 'Termina el {date}', used: 'Último uso: {date}', unused: 'Sin usar todavía' },
  add: 'Crear un token',
  name: 'Nombre',
  nameHint: 'Para qué es, por ejemplo «mi calendario»',
  allowed: 'Puede',
  lasts: 'Termina después de',
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  password: 'Tu contraseña',
  create: 'Crear',
  ready: 'Copia este token ahora. No volverás a verlo.',
  copy: 'Copiar',
  copied: 'Copiado.',
  done: 'Listo',
  revoke: 'Anular',
  revokeLabel: 'Anular: {name}',
  revokeTitle: '¿Anular este token?',
  revokeText: '«{name}» deja de funcionar al instante.',
  revoked: 'Token anulado.',
  scopes: {
    profile_read: 'Ver tu perfil y los de otros',
    profile_write: 'Cambiar tu perfil',
    matches_read: 'Ver tus matches y sugerencias',
    messages_read: 'Leer tus mensajes',
    messages_write: 'Escribir en tus conversaciones',
    account_read: 'Ver tus ajustes y notificaciones',
  },
  notices: {
    created: {
      title: 'Se ha creado un token de acceso',
      body: 'Un programa puede usar ahora tu cuenta hasta donde se le permitió. ¿No has sido tú? Anula el token y pon una contraseña nueva.',
    },
  },
  mail: {
    subject: 'Se ha creado un token de acceso para tu cuenta de {brand}',
    greeting: 'Hola, {name}:',
    intro:
      'Se ha creado un token de acceso para tu cuenta: {name}, {time}. El programa que lo tenga puede usar tu cuenta hasta donde se le permitió. Si has sido tú, no tienes que hacer nada.',
    help: 'Si no has sido tú, anula el token en los ajustes y pon una contraseña nueva. Una contraseña nueva anula también todos los tokens.',
    action: 'Abrir los ajustes',
    signature: 'El equipo de {brand}',
  },
}
