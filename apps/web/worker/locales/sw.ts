import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  title: 'Huna mtandao',
  text: 'Ndloo haipatikani kwa sasa. Ulichofungua kinabaki; mapya yatakuja mtandao ukirudi.',
  retry: 'Jaribu tena',
}
