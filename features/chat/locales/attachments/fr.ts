import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Voice notes and pictures in conversations. */
export const fr: Localised<typeof en> = {
  errors: {
    not_audio: 'Nous ne pouvons pas lire cet enregistrement. Recommence, s’il te plaît.',
    audio_broken: 'Cet enregistrement est abîmé. Recommence, s’il te plaît.',
    audio_too_long: 'Une note vocale peut durer jusqu’à {max} secondes.',
    audio_too_short: 'Cet enregistrement est trop court. Parle un peu plus longtemps.',
    audio_too_large: 'Cet enregistrement est trop lourd. Fais-en un plus court.',
    not_open: 'Tu pourras envoyer des photos quand vous serez en conversation.',
    conversation_full:
      'Il n’y a plus de place dans cette conversation pour des photos et des notes vocales. Supprime d’abord quelques-unes des tiennes.',
    storage_full: 'Tu n’as plus de place pour des photos et des notes vocales. Supprime d’abord quelques-unes des tiennes.',
  },
  voice: 'Note vocale',
  voiceArrived: '{name} t’a envoyé une note vocale',
  recordVoice: 'Enregistrer une note vocale',
  sendVoice: 'Envoyer la note vocale',
  picture: 'Photo',
  pictureArrived: '{name} t’a envoyé une photo',
}
