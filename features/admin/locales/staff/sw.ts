import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    staff_account: 'Msimamizi tu ndiye anaweza kufanya hivi kwa akaunti ya timu.',
    own_proposal: 'Wewe ndiye uliyependekeza, kwa hiyo mtu mwingine lazima athibitishe.',
    proposal_stale: 'Pendekezo hili halipo wazi tena, au halifai tena. Liangalie upya.',
    no_second_person:
      'Hakuna mwingine anayeweza kuthibitisha. Kwanza, msimamizi mwingine au mtu wa fedha aweke hatua yake ya pili ya usalama.',
  },
  roles: {
    moderator: 'Mkaguzi',
    support: 'Huduma',
    finance: 'Fedha',
    analyst: 'Mchambuzi',
  },
  actions: {
    reportViewed: 'Ripoti imefunguliwa',
    voiceHellosViewed: 'Salamu za sauti zimefunguliwa',
    photoCheckViewed: 'Uhakiki wa picha umefunguliwa',
    moneyProposed: 'Imependekezwa kwa mtu wa pili',
    moneyConfirmed: 'Imethibitishwa na mtu wa pili',
    moneyRefused: 'Pendekezo limekataliwa',
    moneyRuleChanged: 'Kanuni ya mtu wa pili imebadilishwa',
  },
  nav: 'Mtu wa pili',
  searchHint: 'Mwanzo wa jina, au kitambulisho',
  few: 'chini ya 10',
  proposals: {
    none: 'Hakuna pendekezo linalosubiri.',
    what: 'Nini',
    member: 'Mwanachama',
    amount: 'Kiasi',
    reason: 'Sababu',
    by: 'Na',
    until: 'Hadi',
    state: 'Hali',
    decide: 'Amua',
    confirm: 'Thibitisha',
    refuse: 'Kataa',
    takeBack: 'Ondoa',
    credit: 'Kuweka pesa',
    refunded: 'Kurudisha pesa',
    rule: 'Kanuni: zaidi ya {limit}',
    ruleOff: 'Kanuni: imezimwa',
  },
  proposalStates: {
    open: 'linasubiri',
    confirmed: 'limethibitishwa',
    refused: 'limekataliwa',
    expired: 'muda umeisha',
  },
  rule: {
    yes: 'Ndiyo',
    no: 'Hapana',
    on: 'Malipo ya zaidi ya {limit} yanahitaji mtu wa pili.',
    off: 'Hakuna mwingine anayehitajika kuthibitisha malipo.',
    change: 'Badilisha kanuni',
    ask: 'Omba mtu wa pili',
    limit: 'Zaidi ya, kwa dola',
    looser: 'Ili kulegeza kanuni ikiwa imewashwa, mtu wa pili lazima akubali.',
    alone:
      'Kwa sasa hakuna mwingine ila wewe anayeweza kuthibitisha. Kwenye “Wanachama”, mpe mtu nafasi ya “Msimamizi” au “Fedha”: ataweza kuthibitisha mara tu atakapoweka kipengele chake cha pili.',
    operator:
      'Ikiwa unaendesha huduma hii peke yako, mwenye ruhusa ya kuingia kwenye seva anaweza kuzima kanuni hapo. Kumbukumbu ya ukaguzi itaonyesha hivyo.',
    confirmTitle: 'Thibitisha pendekezo hili',
    refuseTitle: 'Kataa pendekezo hili',
    waits: 'Inasubiri mtu wa pili',
  },
  reasonDialog: {
    reason: 'Sababu',
    reasonHint: 'Herufi 3 hadi 500, kwa kumbukumbu ya ukaguzi',
    done: 'Imefanyika',
  },
  ledger: {
    again: 'Kagua tena',
    sound: 'Leja iko sawa.',
    broken: { one: 'Leja ina kosa mahali pamoja.', other: 'Leja ina makosa mahali {count}.' },
    checked: 'Imekaguliwa {date}',
    what: 'Nini',
    at: 'Wapi',
  },
  reauthentication: {
    title: 'Bado ni wewe?',
    text: 'Kwa fedha, majukumu na maamuzi kuhusu wanachama, tunahitaji nenosiri lako na msimbo mpya kila dakika kumi.',
    submit: 'Thibitisha',
    organisation:
      'Kwa pesa, majukumu na maamuzi kuhusu wanachama, tunakuomba uthibitishe kila dakika kumi. Utaenda kwenye ukurasa wa kuingia wa shirika lako na kurudi hapa; ulichokuwa ukiandika kitapotea.',
    organisationSetUp: 'Tunahitaji kujua kuwa ni wewe: thibitisha kwanza kwa akaunti ya shirika lako.',
    organisationCode: 'Konsoli inaomba msimbo kutoka programu ya uthibitishaji kwenye simu yako.',
    organisationButton: 'Thibitisha kwa akaunti ya shirika',
  },
}
