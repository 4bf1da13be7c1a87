import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  by: 'Imegunduliwa na huduma',
  text: 'Hakuna aliyeripoti hili. Ujumbe wa mwanachama huyu kwa watu aliokutana nao karibuni unafanana na utapeli. Hadi utakapoamua, anaweza kuwaandikia watu watatu wapya kwa siku.',
  here: 'imegunduliwa hapa',
  signs: {
    ask: 'Anaomba msaada au pesa',
    pay: 'Anamwambia alipe au atume pesa',
    amount: 'Anataja kiasi',
    rail: 'Anataja njia ya malipo',
    number: 'Anatoa namba',
    elsewhere: 'Anapeleka kwingine',
    crisis: 'Dharura',
    fee: 'Ada, kodi au forodha',
    windfall: 'Urithi, zawadi, kifurushi au kazi',
    invest: 'Uwekezaji',
    promise: 'Anaahidi faida',
    gift_card: 'Kadi za zawadi',
    card_code: 'Anaomba namba ya siri ya kadi',
    hold: 'Anadai ana picha za mwenzake',
    threat: 'Anatishia',
    intimate: 'Anaomba picha za faragha',
    code: 'Anaomba namba ya siri au akaunti',
    secret: 'Anaomba iwe siri',
    persona: 'Yuko mbali au amefiwa',
    excuse: 'Anaeleza kwa nini jambo haliwezekani',
    pay_back: 'Anaahidi kurudisha',
    copies: 'Ujumbe wa kwanza uleule kwa wengi',
    same_photo: 'Akaunti nyingine zina picha hiyo hiyo',
    gifts: 'Watu kadhaa wamempa zawadi hivi karibuni',
  },
}
