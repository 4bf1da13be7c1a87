import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    free: 'Mpango wa Bure ni bila malipo, hakuna cha kununua.',
    retired: 'Mpango huu hauuzwi tena. Tafadhali chagua mwingine.',
    changed: 'Mpango wako umebadilika sasa hivi. Tafadhali utazame tena kisha uthibitishe.',
  },
  failed: 'Hatukuweza kupakia mipango. Jaribu tena.',
  none: 'Kwa sasa hakuna mipango. Tafadhali rudi baadaye.',
  days: { one: 'siku {count}', other: 'siku {count}' },
  messages: 'Ujumbe kwa watu wapya',
  calls: 'Simu',
  gain: {
    messages: { one: 'Andikia mtu {count} mpya', other: 'Andikia watu {count} wapya' },
    calls: { one: 'Simu {count}', other: 'Simu {count}' },
    gifts: 'Kila zawadi unayopata inakupa {percent} ya bei yake kwa krediti',
  },
  running: {
    title: 'Mpango wako',
    until: 'Umelipiwa hadi {date}. Haujirudii wenyewe.',
    free: 'Ni bure na hauishi.',
    retired: 'Mpango huu hauuzwi tena. Unabaki nao hadi utakapoisha.',
    used: 'Umetumia {used} kati ya {total}',
    gifts: 'Unapata {percent} ya bei ya zawadi kama krediti.',
    anew: 'Zote zinaanza upya {date}.',
  },
  compare: {
    title: 'Linganisha mipango',
    price: '{price} kwa {period}',
    noPrice: 'Bure',
    startsOver: 'Ujumbe na simu huanza upya kila {period}.',
    current: 'Mpango wako',
    next: 'Hatua moja juu',
    choose: 'Chagua {plan}',
    extend: 'Ongeza muda wa {plan}',
    fallback: 'Ni wako kila usipokuwa na mpango mwingine.',
  },
  confirm: {
    get: 'Uchukue mpango wa {plan}?',
    extend: 'Uongeze muda wa {plan}?',
    begins: '{plan} unaanza sasa na unadumu hadi {date}.',
    extends: '{plan} utadumu hadi {date}. Kipindi kipya kinaleta ujumbe na simu zake.',
    noRenewal: 'Haujirudii wenyewe.',
    price: 'Bei',
    credit: 'Utarudishiwa sehemu ambayo hukutumia ya {plan}, takriban',
    pay: 'Unalipa',
    back: 'Unarudishiwa',
    balance: 'Salio lako',
    short: 'Umepungukiwa na {amount}. Weka pesa kisha uendelee hapa.',
    deposit: 'Weka pesa',
    cancel: 'Si sasa',
    buy: 'Lipa {amount}',
    change: 'Hamia {plan}',
  },
  done: '{plan} unadumu hadi {date}.',
  notices: {
    ending: {
      title: { one: 'Mpango wako unaisha kesho', other: 'Mpango wako unaisha baada ya siku {count}' },
      body: {
        one: '{plan} unaisha kesho. Haujirudii wenyewe; ukipenda, unaweza kuuongezea muda.',
        other: '{plan} unaisha baada ya siku {count}. Haujirudii wenyewe; ukipenda, unaweza kuuongezea muda.',
      },
    },
    ended: {
      title: 'Mpango wako umeisha',
      body: '{plan} umeisha. Sasa uko kwenye mpango wa Bure, bila malipo. Unaweza kuchagua mpango tena wakati wowote.',
    },
  },
}
