import type { en } from './en.ts'

export const sw: typeof en = {
  errors: {
    full: 'Unaweza kuongeza watu {count} tu. Ondoa baadhi kwanza.',
    enough_today: 'Inatosha kwa leo. Unaweza kuongeza zaidi {wait}.',
  },
  title: 'Watu ninaowafahamu',
  hint: 'Watu ambao unaongeza namba au barua pepe zao hawakuoni, sasa na hata wakijiunga baadaye. Wewe bado unaweza kuwaona, na unaowapenda au kuwaandikia wanakuona daima. Hatusemi kamwe kama mtu yupo hapa.',
  privacy: 'Hatuhifadhi namba wala barua pepe, bali misimbo tu inayotokana nazo, kwa hiyo hatuwezi kukuonyesha orodha.',
  numbers: { one: 'Namba {count}', other: 'Namba {count}' },
  addresses: { one: 'Barua pepe {count}', other: 'Barua pepe {count}' },
  none: 'Bado hujaongeza mtu yeyote.',
  field: 'Namba za simu au barua pepe',
  fieldHint: 'Moja kwa kila mstari. Namba za nchi nyingine huanza na + na msimbo wa nchi.',
  add: 'Ongeza',
  pick: 'Chagua kutoka anwani zangu',
  takeBack: 'Ondoa hizi',
  clear: 'Ondoa zote',
  clearTitle: 'Uondoe wote?',
  clearText: 'Watu uliowaongeza wataweza kukuona tena.',
  added: 'Imehifadhiwa',
  removed: 'Imeondolewa',
  unreadable: { one: 'Mstari {count} si namba wala barua pepe.', other: 'Mistari {count} si namba wala barua pepe.' },
  needsNumber: 'Namba zinahesabika ukiwa unaingia kwa namba yako mwenyewe.',
  needsAddress: 'Barua pepe zinahesabika ukiwa na yako mwenyewe.',
  failed: 'Hatukuweza kupakia sehemu hii. Tafadhali jaribu tena.',
}
