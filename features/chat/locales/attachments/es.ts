import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Voice notes and pictures in conversations. */
export const es: Localised<typeof en> = {
  errors: {
    not_audio: 'No podemos leer esta grabación. Grábala otra vez.',
    audio_broken: 'Esta grabación está dañada. Grábala otra vez.',
    audio_too_long: 'Una nota de voz puede durar hasta {max} segundos.',
    audio_too_short: 'La grabación es demasiado corta. Habla un poco más.',
    audio_too_large: 'La grabación ocupa demasiado. Graba una más corta.',
    not_open: 'Podrás enviar fotos cuando estéis hablando.',
    conversation_full: 'En esta conversación ya no caben más fotos ni notas de voz. Borra antes algunas de las tuyas.',
    storage_full: 'Ya no te queda espacio para fotos ni notas de voz. Borra antes algunas de las tuyas.',
  },
  voice: 'Nota de voz',
  voiceArrived: '{name} te ha enviado una nota de voz',
  recordVoice: 'Grabar una nota de voz',
  sendVoice: 'Enviar la nota de voz',
  picture: 'Foto',
  pictureArrived: '{name} te ha enviado una foto',
}
