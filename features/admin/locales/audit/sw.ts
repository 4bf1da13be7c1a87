import type { en } from './en.ts'

/** Texts about the audit log. */
export const sw: typeof en = {
  none: 'Kumbukumbu ni tupu.',
  at: 'Lini',
  admin: 'Nani',
  operator: 'Mwendeshaji',
  action: 'Kitendo',
  subject: 'Kuhusu nini',
  details: 'Maelezo',
  since: 'Kuanzia',
  until: 'Hadi',
  /** Reasons that the program writes. */
  reasons: {
    commandLine: 'Na mwendeshaji kwa mstari wa amri',
    enterConsole: 'Inahitajika kuingia kwenye konsoli',
    owner: 'Kwa ombi la mwenyewe',
    addedHere: 'Imeongezwa kwenye konsoli',
    openedHere: 'Imefunguliwa kwenye konsoli',
    groups: 'Kwa makundi ya mtoa huduma',
    atProvider: 'Kwa mtoa huduma',
    byProvider: 'Na mtoa huduma',
    noGroup: 'Hakuna kundi lenye wadhifa',
    noSecondFactor: 'Hakuna uthibitisho wa pili kwa mtoa huduma',
    closed: 'Akaunti imefungwa',
    claimed: 'Imechukuliwa',
    released: 'Imerudishwa',
    approved: 'Imekubaliwa',
    dismissed: 'Hakuna kosa lililopatikana',
    upheld: 'Uamuzi unabaki',
    reversed: 'Uamuzi umebatilishwa',
    anotherPerson: 'Si mtu aliye kwenye picha kuu',
    posesMissing: 'Mikao haipo',
    faceUnclear: 'Uso hauonekani vizuri',
    notLive: 'Inaonekana kama skrini au picha iliyochapishwa',
    mainPhotoUnclear: 'Picha kuu haionyeshi uso vizuri',
  },
}
