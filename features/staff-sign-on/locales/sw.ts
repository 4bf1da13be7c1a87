import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    off: 'Hii haijawekwa hapa.',
    away: 'Ukurasa wa kuingia wa shirika lako haujibu kwa sasa. Jaribu tena baada ya muda mfupi.',
    expired: 'Imechukua muda mrefu mno, au imeshatumika. Tafadhali anza tena.',
    refused: 'Akaunti ya shirika lako haina jukumu hapa. Muulize anayesimamia vikundi vyake.',
    no_second_factor: 'Shirika lako halikuthibitisha hatua ya pili. Ingia huko kwa hatua yako ya pili, kisha ujaribu tena.',
  },
  title: 'Kwa timu',
  text: 'Ingia kwa akaunti ya shirika lako. Wanachama huingia kwingine.',
  again: 'Tafadhali thibitisha kuwa ni wewe. Utarudi ulipokuwa.',
  button: 'Endelea kwenye shirika lako',
  busy: 'Unarudi…',
  failed: 'Haikufanikiwa. Tafadhali jaribu tena.',
}
