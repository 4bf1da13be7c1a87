import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Voice notes and pictures in conversations. */
export const pt: Localised<typeof en> = {
  errors: {
    not_audio: 'Não conseguimos ler esta gravação. Grave de novo, por favor.',
    audio_broken: 'Esta gravação está danificada. Grave de novo, por favor.',
    audio_too_long: 'Uma mensagem de voz pode durar até {max} segundos.',
    audio_too_short: 'A gravação é demasiado curta. Fale um pouco mais.',
    audio_too_large: 'A gravação é demasiado grande. Grave uma mais curta.',
    not_open: 'Poderá enviar fotos quando já estiverem a conversar.',
    conversation_full: 'Nesta conversa já não há espaço para fotos e mensagens de voz. Apague primeiro algumas das suas.',
    storage_full: 'Já não tem espaço para fotos e mensagens de voz. Apague primeiro algumas das suas.',
  },
  voice: 'Mensagem de voz',
  voiceArrived: '{name} enviou-lhe uma mensagem de voz',
  recordVoice: 'Gravar uma mensagem de voz',
  sendVoice: 'Enviar a mensagem de voz',
  picture: 'Foto',
  pictureArrived: '{name} enviou-lhe uma foto',
}
