import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    free: 'Mpango wa Bure haugharimu chochote na haununuliwi.',
    retired: 'Mpango huu hauuzwi tena.',
    changed: 'Mpango wako umebadilika sasa hivi. Tafadhali utazame tena, kisha thibitisha mara nyingine.',
  },
  failed: 'Hatukuweza kupakia mipango.',
  none: 'Kwa sasa hakuna mipango ya kuchagua.',
  days: { one: 'siku {count}', other: 'siku {count}' },
  messages: 'Ujumbe kwa watu wapya',
  calls: 'Simu',
  gifts: 'Thamani ya zawadi kwa krediti',
  percent: '{percent} ya bei yake',
  running: {
    title: 'Mpango wako',
    until: 'Umelipiwa hadi {date}. Haujirudii wenyewe.',
    free: 'Haugharimu chochote na unaendelea wenyewe.',
    retired: 'Mpango huu hauuzwi tena. Unabaki nao hadi utakapoisha.',
    used: '{used} kati ya {total} zimetumika',
    gifts: '{percent} ya bei ya zawadi inakuwa krediti.',
    anew: 'Zote zinaanza upya {date}.',
  },
  compare: {
    title: 'Linganisha mipango',
    price: '{price} kwa {period}',
    noPrice: 'Bila bei',
    current: 'Mpango wako',
    choose: 'Chagua {plan}',
    extend: 'Ongeza muda wa {plan}',
    fallback: 'Unaanza wenyewe usipokuwa na mpango mwingine.',
  },
  confirm: {
    get: 'Uchukue {plan}?',
    extend: 'Uongeze muda wa {plan}?',
    begins: '{plan} unaanza sasa na unadumu hadi {date}.',
    extends: '{plan} utadumu hadi {date}. Kipindi kipya kinaleta ujumbe na simu zake.',
    noRenewal: 'Haujirudii wenyewe.',
    price: 'Bei',
    credit: 'Unarudishiwa kwa ambacho hukutumia cha {plan}, takriban',
    pay: 'Unalipa',
    back: 'Unarudishiwa',
    balance: 'Salio lako',
    short: 'Umepungukiwa na {amount}. Baada ya kuweka amana unaweza kuendelea hapa.',
    deposit: 'Weka amana',
    cancel: 'Si sasa',
    buy: 'Lipa {amount}',
    change: 'Hamia {plan}',
  },
  done: '{plan} unadumu hadi {date}.',
  notices: {
    ending: {
      title: { one: 'Mpango wako unaisha kesho', other: 'Mpango wako unaisha baada ya siku {count}' },
      body: {
        one: '{plan} unaisha baada ya siku moja. Haujirudii wenyewe; ukipenda, unaweza kuuongezea muda.',
        other: '{plan} unaisha baada ya siku {count}. Haujirudii wenyewe; ukipenda, unaweza kuuongezea muda.',
      },
    },
    ended: {
      title: 'Mpango wako umeisha',
      body: '{plan} umeisha. Sasa una mpango wa Bure, ambao haugharimu chochote. Wakati wowote unaweza kuchagua mpango tena.',
    },
  },
}
