import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  play: 'Sikiliza',
  pause: 'Sitisha',
  position: 'Mahali',
  at: 'Sekunde {at} kati ya {length}',
  speed: 'Kasi {rate}×',
  failed: 'Haikuweza kupakiwa.',
  again: 'Jaribu tena',
  opening: 'Inafungua maikrofoni…',
  recording: 'Inarekodi',
  recorded: 'Kurekodi kumeisha. Unaweza kusikiliza sasa.',
  cancelled: 'Rekodi imefutwa.',
  stop: 'Acha kurekodi',
  cancel: 'Ghairi kurekodi',
  delete: 'Futa rekodi',
  slide: 'Telezesha ili kughairi',
  lock: 'Telezesha juu ili kufunga',
  letGo: 'Achilia ili kughairi',
  problems: {
    missing: 'Hatuoni maikrofoni. Unganisha moja kisha ujaribu tena.',
    refused:
      'Maikrofoni imezuiwa. Iruhusu kwa tovuti hii kwenye mipangilio ya kivinjari (alama kando ya anwani) au ya simu yako, kisha ujaribu tena.',
    unsupported: 'Kivinjari hiki hakiwezi kurekodi sauti. Kisasishe, au tumia toleo jipya la Chrome, Firefox au Safari.',
    busy: 'Programu nyingine inatumia maikrofoni yako. Ifunge kisha ujaribu tena.',
    in_call: 'Uko kwenye simu. Unaweza kurekodi itakapokwisha.',
    failed: 'Kurekodi hakukufaulu. Tafadhali jaribu tena.',
    too_short: 'Ilikuwa fupi mno. Shikilia kitufe unapozungumza, au kiguse mara moja kisha uzungumze.',
  },
  interruptions: {
    limit: 'Rekodi haiwezi kuwa ndefu zaidi.',
    hidden: 'Kurekodi kumesimama kwa sababu uliondoka kwenye ukurasa. Hii ndiyo tuliyonayo.',
    device: 'Maikrofoni imetenganishwa. Hii ndiyo tuliyonayo.',
    call: 'Kurekodi kumesimama kwa sababu ya simu. Hii ndiyo tuliyonayo.',
  },
}
