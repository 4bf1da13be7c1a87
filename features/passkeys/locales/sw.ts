import type { en } from './en.ts'

export const sw: typeof en = {
  errors: {
    not_accepted: 'Ufunguo huo wa siri haujafanya kazi. Jaribu tena, au ingia kwa njia nyingine.',
    not_added: 'Hatukuweza kuongeza ufunguo huu wa siri. Tafadhali jaribu tena.',
    password_needed: 'Tafadhali andika nenosiri lako.',
    log_in_again: 'Ili kulinda akaunti yako, toka kwanza kisha uingie tena kwa msimbo.',
    full: 'Una funguo 10 za siri, ambazo ndizo nyingi zaidi. Ondoa moja usioutumia tena.',
    last_way: 'Ufunguo huu wa siri ndio njia yako pekee ya kuingia, kwa hiyo lazima ubaki.',
  },
  title: 'Funguo za siri',
  intro: 'Ingia kwa alama ya kidole, uso au kufuli la skrini badala ya nenosiri.',
  none: 'Bado huna ufunguo wa siri.',
  failed: 'Hatukuweza kupakia funguo zako za siri. Tafadhali jaribu tena.',
  unsupported: 'Kivinjari hiki hakiwezi kutumia funguo za siri. Jaribu kipya zaidi, au kifaa kingine.',
  full: 'Una funguo 10 za siri, ambazo ndizo nyingi zaidi.',
  unnamed: 'Kifaa kisichojulikana',
  facts: { added: 'Uliongezwa {date}', used: 'Ulitumika mwisho {date}', unused: 'Bado haujatumika', backedUp: 'Umesawazishwa' },
  add: 'Ongeza ufunguo wa siri',
  added: 'Ufunguo wa siri umeongezwa. Wakati ujao, chagua “Tumia ufunguo wa siri” unapoingia.',
  addFailed: 'Hatukuweza kuongeza ufunguo wa siri. Tafadhali jaribu tena.',
  alreadyHere: 'Kifaa hiki tayari kina ufunguo wa siri wa akaunti yako.',
  wrongAddress: 'Funguo za siri hufanya kazi kwenye anwani yetu wenyewe tu. Tafadhali fungua {brand} hapo.',
  rename: 'Badilisha jina',
  renameLabel: 'Badilisha jina: {name}',
  renameTitle: 'Badilisha jina la ufunguo',
  name: 'Jina',
  save: 'Hifadhi',
  renamed: 'Jina limebadilishwa.',
  remove: 'Ondoa',
  removeLabel: 'Ondoa: {name}',
  removeTitle: 'Uondoe ufunguo huu wa siri?',
  removeText: '“{name}” hautaweza tena kuingia kwenye akaunti yako. Unaweza pia kuufuta kwenye kifaa.',
  removed: 'Ufunguo wa siri umeondolewa.',
  proof: { title: 'Ni wewe?', text: 'Tafadhali andika nenosiri lako kwanza.', password: 'Nenosiri lako', continue: 'Endelea' },
  logOutNote: {
    one: 'Ufunguo wako wa siri bado utaweza kuingia baadaye. Ikiwa huutambui, uondoe kwanza.',
    other: 'Funguo zako {count} za siri bado zitaweza kuingia baadaye. Ondoa kwanza zile usizozitambua.',
  },
  notices: {
    added: {
      title: 'Ufunguo wa siri umeongezwa',
      body: 'Unaweza kuingia kwenye akaunti yako. Si wewe? Weka nenosiri jipya kwa msimbo.',
    },
    removed: {
      title: 'Ufunguo wa siri umeondolewa',
      body: 'Hauwezi tena kuingia kwenye akaunti yako. Si wewe? Weka nenosiri jipya.',
    },
  },
  mails: {
    greeting: 'Habari {name},',
    signature: 'Timu ya {brand}',
    action: 'Weka nenosiri jipya',
    added: {
      subject: 'Ufunguo wa siri umeongezwa kwenye akaunti yako ya {brand}',
      intro:
        'Ufunguo wa siri umeongezwa kwenye akaunti yako: {device}, {time}. Unaweza kuingia bila nenosiri lako. Ikiwa ni wewe, huhitaji kufanya chochote.',
      help: 'Ikiwa si wewe, weka nenosiri jipya. Hilo litaondoa funguo zote za siri na kumtoa kila mtu kwenye akaunti yako.',
    },
    removed: {
      subject: 'Ufunguo wa siri umeondolewa kwenye akaunti yako ya {brand}',
      intro: 'Ufunguo wa siri umeondolewa kwenye akaunti yako: {device}, {time}. Bado unaweza kuingia kwa nenosiri lako au kwa msimbo.',
      help: 'Ikiwa si wewe, weka nenosiri jipya. Hilo litaondoa funguo zote za siri na kumtoa kila mtu kwenye akaunti yako.',
    },
    reset: {
      subject: 'Funguo za siri za akaunti yako ya {brand} zimeondolewa',
      intro:
        'Nenosiri jipya limewekwa kwa msimbo, kwa hiyo tumeondoa funguo za siri za akaunti yako: {time}. Unaweza kuongeza zako tena kwenye mipangilio.',
      help: 'Ikiwa si wewe, weka nenosiri jipya kwa msimbo tutakaotuma kwenye anwani hii.',
    },
  },
}
