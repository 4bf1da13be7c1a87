import type { en } from './en.ts'

/** Texts about the emergency numbers of the safety page. */
export const sw: typeof en = {
  errors: { number_listed: 'Namba hii tayari ipo kwa nchi hii.' },
  actions: {
    helpNumberAdded: 'Namba ya msaada imeongezwa',
    helpNumberChanged: 'Namba ya msaada imebadilishwa',
    helpNumberRemoved: 'Namba ya msaada imeondolewa',
  },
  nav: 'Namba za msaada',
  intro: 'Namba hizi zipo kwenye ukurasa wa usalama. Ongeza namba ikiwa tu kuna ukurasa unaoitaja, na uihakikishe kabla ya kuhifadhi.',
  none: 'Hakuna namba iliyoorodheshwa.',
  add: 'Ongeza namba',
  change: 'Badilisha',
  remove: 'Ondoa',
  removeTitle: 'Uondoe {number}?',
  country: 'Nchi',
  choose: 'Chagua nchi',
  kind: 'Kwa ajili ya',
  number: 'Namba',
  source: 'Chanzo',
  sourceHint: 'Anwani ya ukurasa unaoitaja namba',
  dated: 'Tarehe ya chanzo',
  save: 'Hifadhi',
  actionsColumn: 'Vitendo',
  kinds: { emergency: 'Dharura', police: 'Polisi', violence: 'Waathiriwa wa ukatili' },
}
