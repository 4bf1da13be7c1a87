import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Voice notes and pictures in conversations. */
export const sw: Localised<typeof en> = {
  errors: {
    not_audio: 'Hatuwezi kusoma rekodi hii. Tafadhali rekodi tena.',
    audio_broken: 'Rekodi hii imeharibika. Tafadhali rekodi tena.',
    audio_too_long: 'Ujumbe wa sauti unaweza kuwa hadi sekunde {max}.',
    audio_too_short: 'Rekodi hii ni fupi mno. Ongea kidogo zaidi.',
    audio_too_large: 'Rekodi hii ni kubwa mno. Rekodi fupi zaidi.',
    not_open: 'Utaweza kutuma picha mkishaanza kuzungumza.',
    conversation_full: 'Mazungumzo haya hayana nafasi zaidi ya picha na ujumbe wa sauti. Futa baadhi ya zako kwanza.',
    storage_full: 'Huna nafasi zaidi ya picha na ujumbe wa sauti. Futa baadhi ya zako kwanza.',
  },
  voice: 'Ujumbe wa sauti',
  voiceArrived: '{name} amekutumia ujumbe wa sauti',
  recordVoice: 'Rekodi ujumbe wa sauti',
  sendVoice: 'Tuma ujumbe wa sauti',
  picture: 'Picha',
  pictureArrived: '{name} amekutumia picha',
}
