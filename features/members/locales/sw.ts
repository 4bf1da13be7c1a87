import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    gone: 'Mwanachama huyu hayupo tena.',
    guest: 'Tafadhali kamilisha akaunti yako kwanza.',
    inactive: 'Akaunti hii haitumiki.',
  },
  male: 'Mwanamume',
  female: 'Mwanamke',
  other: 'Nyingine',
  online: 'Yuko mtandaoni',
  offline: 'Hayuko mtandaoni',
  lastSeen: {
    hour: 'Alionekana ndani ya saa moja',
    day: 'Alionekana leo',
    week: 'Alionekana wiki hii',
    month: 'Alionekana mwezi huu',
    long: 'Alionekana muda mrefu uliopita',
  },
  distance: { one: 'Kilomita {count} kutoka kwako', other: 'Kilomita {count} kutoka kwako' },
  nearby: 'Chini ya kilomita 2 kutoka kwako',
}
