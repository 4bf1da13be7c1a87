import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    retired: 'Kuinuliwa huku hakuuzwi tena. Tafadhali chagua kwingine.',
    price_changed: 'Bei imebadilika sasa hivi. Tazama bei mpya kisha uthibitishe tena.',
  },
  intro: 'Onekana kwanza karibu nawe',
  introText:
    'Wasifu wako ukiwa umeinuliwa, kadi yako hutangulia nyingine kwa watu walio karibu nawe, ikiwa na neno “Ameangaziwa”. Katika kila kadi nne, moja tu kwa zaidi ndiyo iliyoinuliwa.',
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
    last: 'Ulichopata mara ya mwisho ulipoinuliwa',
    during: 'Ukiwa umeinuliwa',
    before: 'Kabla',
    shown: 'Mara ulizoonyeshwa',
    views: 'Waliotazama wasifu',
    likes: 'Waliokupenda',
    unknown: 'haijulikani',
    span: {
      one: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}, kando ya saa moja kabla ya kuinuliwa.',
      other: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}, kando ya saa {count} kabla ya kuinuliwa.',
    },
    spanAlone: {
      one: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}. Hatujui vya kutosha kuhusu muda wa kabla ili kulinganisha.',
      other: 'Imehesabiwa kwa saa {count} kamili, hadi {moment}. Hatujui vya kutosha kuhusu muda wa kabla ili kulinganisha.',
    },
    boostedBefore: 'Katika muda wa kabla wasifu wako ulikuwa umeinuliwa pia.',
    later: 'Tunahesabu kwa saa kamili. Matokeo ya kwanza yatakuja muda mfupi baada ya {moment}.',
    none: 'Muda uliisha kabla ya saa kamili kuhesabiwa.',
    private: 'Hakuna anayejua nani ametazama, si wewe wala mwingine: tunahifadhi jumla tu.',
  },
  plans: {
    title: 'Chagua muda wa kuinuliwa',
    extend: 'Ongeza muda',
    aDay: '{price} kwa siku',
    failed: 'Hatukuweza kupakia orodha ya bei.',
    empty: 'Hakuna cha kununua kwa sasa',
    emptyText: 'Hakuna kinachouzwa kwa sasa. Tafadhali angalia tena baadaye.',
    toMatches: 'Nenda kwa walio karibu',
  },
  confirm: {
    balance: 'Salio lako',
    cost: 'Kuinuliwa',
    after: 'Salio baadaye',
    until: 'Inaanza sasa, hadi {moment}.',
    later: 'Itaisha {moment} badala ya {before}. Hakuna muda unaopotea.',
    buy: 'Inua kwa {period} · {price}',
    extend: 'Ongeza {period} · {price}',
    short: 'Salio lako linapungua {amount}.',
    deposit: 'Weka pesa',
    bought: 'Wasifu wako umeinuliwa hadi {moment}.',
  },
  notices: {
    bought: {
      title: 'Umeinuliwa kuanzia sasa',
      body: {
        one: 'Umelipa siku {count} kutoka kwenye salio lako. Risiti iko kwenye pochi yako.',
        other: 'Umelipa siku {count} kutoka kwenye salio lako. Risiti iko kwenye pochi yako.',
      },
    },
    ended: {
      title: 'Kuinuliwa kwako kumekwisha',
      body: {
        one: 'Wasifu wako ndani ya saa {count}: umeonyeshwa mara {shown}, umefunguliwa mara {views}. Katika saa kama hizo kabla: mara {shown_before} na {views_before}.',
        other:
          'Wasifu wako ndani ya saa {count}: umeonyeshwa mara {shown}, umefunguliwa mara {views}. Katika saa kama hizo kabla: mara {shown_before} na {views_before}.',
      },
    },
    ended_alone: {
      title: 'Kuinuliwa kwako kumekwisha',
      body: {
        one: 'Wasifu wako ndani ya saa {count}: umeonyeshwa mara {shown}, umefunguliwa mara {views}.',
        other: 'Wasifu wako ndani ya saa {count}: umeonyeshwa mara {shown}, umefunguliwa mara {views}.',
      },
    },
    ended_uncounted: {
      title: 'Kuinuliwa kwako kumekwisha',
      body: 'Muda ulikuwa mfupi mno kuhesabu ulicholeta.',
    },
  },
}
