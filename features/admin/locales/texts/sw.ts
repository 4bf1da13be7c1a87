import type { en } from './en.ts'

/** Texts of the console screen where the operator replaces texts of pages, screens and mails. */
export const sw: typeof en = {
  errors: {
    text_changed: 'Mtu mwingine amebadilisha maandishi haya. Funga fomu kisha uangalie tena.',
    text_placeholders: 'Acha alama za maandishi asili kama zilivyo. Zinatofautiana katika: {names}.',
    text_html: 'Andika maandishi ya kawaida: lebo zingeonekana kama zilivyo.',
    too_many_texts: 'Huwezi kubadilisha maandishi zaidi. Rejesha moja kwanza.',
  },
  actions: { textChanged: 'Maandishi yamebadilishwa', textReset: 'Maandishi yamerejeshwa' },
  nav: 'Maandishi',
  intro: 'Badilisha maandishi yoyote ya kurasa, skrini na barua pepe. Kila mtu atayaona kwenye ukurasa wake ujao.',
  legal: 'Wanachama hawaombwi kukubali tena masharti yaliyobadilishwa. Wajulishe mwenyewe maana inapobadilika.',
  locale: 'Lugha',
  search: 'Ufunguo au maneno',
  replaced: 'Yaliyobadilishwa tu ({count})',
  found: 'Maandishi {shown} kati ya {count}',
  none: 'Hakuna maandishi yanayolingana.',
  key: 'Ufunguo',
  text: 'Maandishi',
  actionsColumn: 'Vitendo',
  change: 'Badilisha',
  reset: 'Rejesha',
  english: 'Kiingereza',
  original: 'Asili',
  own: 'Maandishi yako',
  hint: 'Acha maneno yaliyo ndani ya mabano kama yalivyo, mfano {example}. Kila mstari ni aya.',
  preview: 'Onyesho la awali',
  save: 'Hifadhi',
  resetTitle: 'Uonyeshe tena maandishi asili?',
}
