import type { en } from './en.ts'

export const sw: typeof en = {
  errors: {
    off: 'Kuingia kwa nambari ya simu hakupatikani hapa.',
    not_mobile: 'Hatuwezi kutuma ujumbe kwa nambari hii. Tumia nambari ya simu ya mkononi.',
    ticket_over: 'Muda umepita. Tafadhali omba msimbo mpya.',
    last_way: 'Nambari hii ndiyo njia yako pekee ya kuingia. Ongeza barua pepe kwanza.',
  },
  sms: { code: '{brand}: {code} ni msimbo wako, unatumika kwa dakika {minutes}. Usimpe mtu yeyote.' },
  withEmail: 'Tumia barua pepe yangu badala yake',
  number: {
    title: 'Nambari yako ya simu',
    intro: 'Tutakutumia msimbo kwa SMS. Utaingia nao, au utafungua akaunti yako kama wewe ni mgeni.',
    resetTitle: 'Umesahau nenosiri?',
    resetIntro: 'Tuambie nambari ya simu unayoingia nayo, na tutakutumia msimbo kwa SMS wa kuweka nenosiri jipya.',
    label: 'Nambari ya simu',
    country: 'Msimbo wa nchi',
    getCode: 'Pata msimbo',
    getCodeIn: 'Pata msimbo baada ya sekunde {seconds}',
    off: 'Kuingia kwa nambari ya simu hakupatikani hapa. Tafadhali tumia barua pepe yako.',
  },
  code: {
    title: 'Angalia ujumbe wako',
    sent: 'Ikiwa {phone} inaweza kutumika, tumetuma huko msimbo wa tarakimu sita.',
    lifetime: 'Unatumika kwa dakika 10.',
    label: 'Msimbo',
    continue: 'Endelea',
    nothing: 'Hakuna ujumbe bado? Unaweza kuchukua dakika moja.',
    resend: 'Tuma msimbo mpya',
    resendIn: 'Tuma msimbo mpya baada ya sekunde {seconds}',
    resent: 'Msimbo mpya unakuja.',
    otherNumber: 'Tumia nambari nyingine',
    resetTitle: 'Weka nenosiri jipya',
    resetSubmit: 'Badilisha nenosiri',
    resetDone: 'Nenosiri limebadilishwa!',
  },
  facts: { title: 'Kuhusu wewe', intro: 'Nambari yako {phone} imethibitishwa. Bado mambo machache tu.', submit: 'Fungua akaunti' },
  own: {
    title: 'Nambari ya simu ya kuingilia',
    intro: 'Ingia kwa msimbo tunaokutumia kwa SMS, hata ukisahau nenosiri. Wanachama wengine hawaoni nambari hii kamwe.',
    none: 'Bado huingii kwa nambari ya simu.',
    current: 'Unaingia kwa {phone}.',
    failed: 'Hatukuweza kupakia nambari yako. Tafadhali jaribu tena.',
    add: 'Ongeza nambari',
    change: 'Badilisha nambari',
    password: 'Nenosiri lako',
    confirm: 'Thibitisha nambari',
    proven: 'Sasa unaweza kuingia kwa nambari hii.',
    remove: 'Ondoa nambari',
    removeTitle: 'Uondoe nambari hii?',
    removeText: 'Hutaweza tena kuingia nayo.',
    removed: 'Nambari imeondolewa.',
    lastWay: 'Nambari hii ndiyo njia yako pekee ya kuingia. Ongeza barua pepe ili uweze kuiondoa.',
  },
  notices: {
    added: {
      title: 'Nambari ya simu imeongezwa',
      body: 'Inaweza kuingia kwenye akaunti yako. Si wewe? Weka nenosiri jipya kwa msimbo kutoka barua pepe yako.',
    },
    removed: {
      title: 'Nambari yako ya simu imeondolewa',
      body: 'Haiwezi tena kuingia kwenye akaunti yako. Si wewe? Weka nenosiri jipya.',
    },
    taken: {
      title: 'Nambari yako ni ya akaunti nyingine sasa',
      body: 'Mtu mwingine ameithibitisha, kwa hiyo haifungui tena akaunti yako. Ongeza nambari nyingine au barua pepe ili uweze kurudi.',
    },
  },
  mails: {
    greeting: 'Habari {name},',
    signature: 'Timu ya {brand}',
    action: 'Weka nenosiri jipya',
    added: {
      subject: 'Nambari ya simu imeongezwa kwenye akaunti yako ya {brand}',
      intro:
        'Nambari ya simu imeongezwa kwenye akaunti yako: {time}. Inaweza kuingia kwa msimbo. Ikiwa ni wewe, huhitaji kufanya chochote.',
      help: 'Ikiwa si wewe, weka nenosiri jipya. Hilo litaondoa nambari na kuwatoa wote kwenye akaunti yako.',
    },
    removed: {
      subject: 'Nambari ya simu ya akaunti yako ya {brand} imeondolewa',
      intro: 'Akaunti yako haifunguliwi tena kwa nambari ya simu: {time}. Bado unaweza kuingia kwa barua pepe yako.',
      help: 'Ikiwa si wewe, weka nenosiri jipya. Hilo litawatoa wote kwenye akaunti yako. Unaweza kuongeza nambari yako tena kwenye mipangilio.',
    },
    taken: {
      subject: 'Nambari yako ya simu haifungui tena akaunti yako ya {brand}',
      intro:
        'Mtu mwingine amethibitisha nambari yako kwa msimbo: {time}. Haifungui tena akaunti yako. Kampuni za simu huwapa watu wengine nambari zisizotumika.',
      help: 'Bado ni nambari yako? Ithibitishe tena kwenye mipangilio. Ikiwa hulijui jambo hili, weka nenosiri jipya pia.',
    },
  },
}
