import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  order: {
    title: 'Mpangilio wa watu',
    suggested: 'Kwa mapendekezo',
    suggestedHint: 'Kwanza ni watu unaoweza kuwapenda na wanaoweza kukupenda. Tunajifunza kutokana na waliopendwa, kamwe si waliopitwa.',
    activity: 'Kwa waliopita karibuni',
    activityHint:
      'Kwanza ni waliopita hapa karibuni. Hakuna mapendekezo wala watu wa leo, na hatujifunzi chochote kutokana na uliowapenda.',
    failed: 'Hatukuweza kupakia hili. Tafadhali jaribu tena.',
  },
}
