import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    private_mode: 'Ukiwa katika hali ya faragha, wanakuona wale unaowapenda tu, kwa hiyo kuinua wasifu hakutasaidia. Izime kwanza.',
    retired: 'Muda huu wa kuinua wasifu hauuzwi tena. Tafadhali chagua mwingine.',
    price_changed: 'Bei imebadilika sasa hivi. Tazama bei mpya kisha uthibitishe tena.',
  },
  intro: 'Onekana kwanza karibu nawe',
  introText:
    'Wasifu wako ukiwa umeinuliwa, watu wa karibu nawe wanakuona mapema zaidi, na kadi yako ina neno “Umeinuliwa”. Katika kila kadi nne, isiyozidi moja ndiyo iliyoinuliwa.',
  running: 'Wasifu wako umeinuliwa',
  ends: 'Hadi {moment}',
  left: 'Muda uliobaki: {time}',
  progress: 'Sehemu ya muda iliyokwisha',
  time: {
    days: { one: 'siku {count}', other: 'siku {count}' },
    hours: { one: 'saa {count}', other: 'saa {count}' },
    minutes: { one: 'dakika {count}', other: 'dakika {count}' },
  },
  results: {
    title: 'Ulichopata hadi sasa',
    last: 'Ulichopata wasifu ulipoinuliwa mara ya mwisho',
    during: 'Ukiwa umeinuliwa',
    before: 'Kabla',
    shown: 'Mara ulizoonyeshwa',
    views: 'Waliotazama wasifu',
    likes: 'Waliokupenda',
    unknown: 'haijulikani',
    span: {
      one: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}, ikilinganishwa na saa moja kabla ya kuinuliwa.',
      other: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}, ikilinganishwa na saa {count} kabla ya kuinuliwa.',
    },
    spanAlone: {
      one: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}. Hatuna data za kutosha za kabla ili kulinganisha.',
      other: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}. Hatuna data za kutosha za kabla ili kulinganisha.',
    },
    boostedBefore: 'Katika muda wa kabla wasifu wako ulikuwa umeinuliwa pia.',
    later: 'Tunahesabu kwa saa kamili. Matokeo ya kwanza yatakuja muda mfupi baada ya {moment}.',
    none: 'Muda uliisha kabla ya saa kamili kuhesabiwa.',
    private: 'Hakuna anayejua nani ametazama, hata wewe: tunahifadhi jumla tu.',
  },
  plans: {
    title: 'Chagua muda wa kuinua wasifu',
    extend: 'Ongeza muda',
    aDay: '{price} kwa siku',
    failed: 'Hatukuweza kupakia orodha ya bei. Jaribu tena.',
    empty: 'Hakuna cha kununua kwa sasa',
    emptyText: 'Hakuna kinachouzwa kwa sasa. Tafadhali rudi baadaye.',
    toMatches: 'Nenda kwa wanaonifaa',
  },
  confirm: {
    ask: 'Uinue wasifu wako kwa {period}?',
    askExtend: 'Uongeze muda kwa {period}?',
    cancel: 'Si sasa',
    pay: 'Lipa {amount}',
    balance: 'Salio lako',
    cost: 'Kuinua wasifu',
    after: 'Salio baadaye',
    until: 'Inaanza sasa, hadi {moment}.',
    later: 'Itaisha {moment} badala ya {before}. Hakuna muda unaopotea.',
    buy: 'Inua kwa {period} · {price}',
    extend: 'Ongeza {period} · {price}',
    short: 'Umepungukiwa na {amount}.',
    deposit: 'Weka pesa',
    bought: 'Wasifu wako umeinuliwa hadi {moment}.',
  },
  notices: {
    bought: {
      title: 'Wasifu wako umeinuliwa',
      body: {
        one: 'Umelipa siku {count} kutoka kwenye salio lako. Risiti iko kwenye pochi yako.',
        other: 'Umelipa siku {count} kutoka kwenye salio lako. Risiti iko kwenye pochi yako.',
      },
    },
    ended: {
      title: 'Muda wa kuinuliwa kwa wasifu wako umeisha',
      body: {
        one: 'Katika saa {count}, wasifu wako umeonyeshwa mara {shown} na kufunguliwa mara {views}. Saa iliyotangulia: mara {shown_before} na {views_before}.',
        other:
          'Katika saa {count}, wasifu wako umeonyeshwa mara {shown} na kufunguliwa mara {views}. Katika saa kama hizo kabla: mara {shown_before} na {views_before}.',
      },
    },
    ended_alone: {
      title: 'Muda wa kuinuliwa kwa wasifu wako umeisha',
      body: {
        one: 'Katika saa {count}, wasifu wako umeonyeshwa mara {shown} na kufunguliwa mara {views}.',
        other: 'Katika saa {count}, wasifu wako umeonyeshwa mara {shown} na kufunguliwa mara {views}.',
      },
    },
    ended_uncounted: {
      title: 'Muda wa kuinuliwa kwa wasifu wako umeisha',
      body: 'Muda ulikuwa mfupi mno kuhesabu ulichopata.',
    },
  },
}
