import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: { link_wrong: 'Kiungo hiki hakifanyi kazi tena. Kama bado unataka akaunti, omba msimbo wakati wa kuingia.' },
  mail: {
    subject: 'Akaunti yako iko tayari kwenye {service}',
    hello: 'Habari,',
    intro:
      '{service} imehamisha akaunti kutoka huduma nyingine, na moja ina anwani yako. Hakuna anayeweza kuiona. Fungua kiungo ili uchague nenosiri, au uondoe akaunti.',
    remove: 'Si wewe, au huitaki? Fungua kiungo hicho hicho na ubonyeze “Iondoe”: kila kitu kitafutwa mara moja.',
    kept: 'Usipofanya chochote, akaunti itajifuta yenyewe. Kiungo ni chako peke yako: usimpe mtu mwingine.',
    action: 'Tazama akaunti',
    signature: 'Timu ya {service}',
  },
  confirm: {
    title: 'Akaunti yako iko tayari',
    text: 'Imeletwa kutoka huduma nyingine. Hakuna anayeiona hadi uithibitishe.',
    who: 'Nani anaweza kuona wasifu wako?',
    later: 'Hakuna kwa sasa. Nataka niutazame kwanza.',
    laterHint: 'Unaanza ukiwa umesitishwa, na unaweza kujionyesha kwenye mipangilio.',
    now: 'Kila mtu hapa, kuanzia sasa.',
    submit: 'Fungua akaunti yangu',
    done: 'Karibu! Akaunti yako imefunguliwa.',
    notMe: 'Si mimi, au siitaki',
    removeTitle: 'Uondoe akaunti hii?',
    removeText: 'Akaunti na picha zake zitafutwa mara moja na kabisa.',
    removeYes: 'Iondoe',
    keep: 'Iache',
    removed: 'Akaunti imefutwa. Unaweza kufunga ukurasa huu.',
    noLink: 'Ukurasa huu hufunguka kwa kiungo cha barua pepe yetu.',
    failed: 'Haikufanikiwa. Tafadhali jaribu tena.',
  },
}
