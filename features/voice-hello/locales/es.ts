import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    not_audio: 'No podemos usar esa grabación. Graba de nuevo.',
    broken: 'No podemos leer esta grabación. Graba de nuevo.',
    too_long: 'Un saludo de voz puede durar hasta 15 segundos. Graba uno más corto.',
    too_short: 'Fue demasiado corto. Di un poco más.',
    too_large: 'Esta grabación pesa demasiado. Graba una más corta.',
    refused_before: 'Ya retiramos una grabación como esta. Graba otra.',
  },
  label: 'Saludo de voz',
  of: 'Saludo de voz de {name}',
  hear: 'Escuchar a {name}',
  hearFailed: 'No pudimos cargar la grabación. Inténtalo de nuevo.',
  own: {
    title: 'Tu saludo de voz',
    text: 'Saluda en {max} segundos como máximo. Se puede escuchar en tu perfil.',
    record: 'Grabar un saludo',
    again: 'Grabar otro',
    use: 'Usar esta grabación',
    sending: 'Enviando tu grabación',
    saved: 'Tu saludo de voz ya está en tu perfil.',
    savedWaiting: 'Recibimos tu saludo de voz. Primero lo escucharemos.',
    waiting: 'Lo estamos revisando. Después los demás podrán escucharlo.',
    takenDown: 'Retiramos tu último saludo de voz. Te enviamos el motivo por correo. Puedes grabar otro.',
    remove: 'Quitar',
    removeTitle: '¿Quitar tu saludo de voz?',
    removeText: 'Nadie podrá escucharlo.',
    keep: 'Dejarlo',
    removed: 'Tu saludo de voz ya no está.',
    failed: 'No funcionó. Tu grabación sigue aquí; inténtalo de nuevo.',
  },
}
