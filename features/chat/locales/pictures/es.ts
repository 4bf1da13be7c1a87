import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Sending and seeing pictures, and what waits to be sent. */
export const es: Localised<typeof en> = {
  more: 'Más para enviar',
  less: 'Cerrar',
  choose: 'Enviar una foto',
  title: { one: '¿Enviar esta foto?', many: '¿Enviar {count} de fotos?', other: '¿Enviar {count} fotos?' },
  send: { one: 'Enviar', many: 'Enviar {count} de fotos', other: 'Enviar {count} fotos' },
  preview: 'Foto {number}',
  leaveOut: 'Quitar la foto {number}',
  preparing: 'Preparando tus fotos',
  unreadable: 'Aquí no podemos abrir «{name}». Elige una foto en JPEG o PNG.',
  tooMany: 'Puedes enviar hasta {max} fotos a la vez.',
  drop: 'Suelta aquí la foto para enviársela a {name}',
  yours: 'Tu foto',
  theirs: 'Foto de {name}',
  openYours: 'Abrir tu foto',
  openTheirs: 'Abrir la foto de {name}',
  veiled: 'El primer día que habláis, las fotos se ven borrosas.',
  unveil: 'Ver la foto',
  failed: 'La foto no se ha cargado.',
  again: 'Intentar de nuevo',
  gone: 'Esta foto ya no está.',
  offline: 'Verás esta foto cuando tengas conexión.',
  sending: 'Enviando',
  progress: '{progress} enviado',
  discard: 'No enviar',
  lost: 'El archivo de este mensaje ya no está en este dispositivo. Vuelve a enviarlo.',
  unkept: 'En este dispositivo no queda espacio para guardar lo que envías. Deja esta página abierta hasta que se envíe.',
}
