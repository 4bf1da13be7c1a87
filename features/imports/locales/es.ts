import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: { link_wrong: 'Este enlace ya no funciona. Si aún quieres la cuenta, pide un código al entrar.' },
  mail: {
    subject: 'Hay una cuenta lista para ti en {service}',
    hello: 'Hola:',
    intro:
      '{service} ha traído cuentas de otro servicio, y una de ellas tiene tu dirección. Nadie puede verla. Abre el enlace para elegir una contraseña o para eliminar la cuenta.',
    remove: '¿No eres tú o no la quieres? Abre el mismo enlace y pulsa «Eliminarla»: todo se borra al instante.',
    kept: 'Si no haces nada, la cuenta se borra sola. El enlace es solo para ti: no lo compartas.',
    action: 'Ver la cuenta',
    signature: 'El equipo de {service}',
  },
  confirm: {
    title: 'Tu cuenta está lista',
    text: 'Viene de otro servicio. Nadie la ve hasta que la confirmes.',
    who: '¿Quién puede ver tu perfil?',
    later: 'Nadie todavía. Primero quiero verlo.',
    laterHint: 'Empiezas en pausa y puedes mostrarte en los ajustes.',
    now: 'Todas las personas de aquí, desde ya.',
    submit: 'Abrir mi cuenta',
    done: '¡Te damos la bienvenida! Tu cuenta está abierta.',
    notMe: 'No soy yo, o no la quiero',
    removeTitle: '¿Eliminar esta cuenta?',
    removeText: 'La cuenta y sus fotos se borran al instante y para siempre.',
    removeYes: 'Eliminarla',
    keep: 'Conservarla',
    removed: 'La cuenta se ha borrado. Puedes cerrar esta página.',
    noLink: 'Esta página se abre con el enlace de nuestro correo.',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
}
