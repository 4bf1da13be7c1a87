import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    differs: 'Faili hii imebadilika tangu ulipoanza kuituma. Tafadhali ichague tena.',
    gap: 'Sehemu ya faili hii haipo. Tafadhali itume tena.',
    incomplete: 'Faili hii haijafika yote. Tafadhali itume tena.',
    too_many: 'Faili nyingine bado zinatumwa. Tafadhali subiri zimalizike.',
    empty: 'Faili hii haina kitu. Tafadhali chagua nyingine.',
  },
}
