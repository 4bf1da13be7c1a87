import type { en } from './en.ts'

export const sw: typeof en = {
  errors: {
    full: 'Una tokeni 20 za ufikiaji, ambazo ndizo nyingi zaidi. Sitisha moja usiyoitumia tena.',
    password_needed: 'Tafadhali andika nenosiri lako.',
    wrong_password: 'Hilo si nenosiri lako.',
    log_in_again: 'Ili kulinda akaunti yako, toka kwanza kisha uingie tena kwa msimbo.',
  },
  title: 'Tokeni za ufikiaji',
  intro:
    'Kwa tokeni, programu unayoiamini inaweza kutumia {brand} kwa niaba yako, kadiri unavyoiruhusu. Haiwezi kamwe kutumia pesa wala kubadilisha jinsi unavyoingia.',
  none: 'Huna tokeni ya ufikiaji.',
  failed: 'Hatukuweza kupakia tokeni zako. Tafadhali jaribu tena.',
  facts: { expires: 'Itaisha {date}', used: 'Ilitumika mwisho {date}', unused: 'Bado haijatumika' },
  add: 'Unda tokeni',
  name: 'Jina',
  nameHint: 'Ni ya nini, kwa mfano “kalenda yangu”',
  allowed: 'Inaweza',
  lasts: 'Itaisha baada ya',
  days: { one: 'siku {count}', other: 'siku {count}' },
  password: 'Nenosiri lako',
  create: 'Unda',
  ready: 'Nakili tokeni hii sasa. Hutaiona tena.',
  copy: 'Nakili',
  copied: 'Imenakiliwa.',
  done: 'Tayari',
  revoke: 'Sitisha',
  revokeLabel: 'Sitisha: {name}',
  revokeTitle: 'Usitishe tokeni hii?',
  revokeText: '“{name}” itaacha kufanya kazi mara moja.',
  revoked: 'Tokeni imesitishwa.',
  scopes: {
    profile_read: 'Kuona wasifu wako na wa wengine',
    profile_write: 'Kubadilisha wasifu wako',
    matches_read: 'Kuona walinganifu na mapendekezo yako',
    messages_read: 'Kusoma ujumbe wako',
    messages_write: 'Kuandika kwenye mazungumzo yako',
    account_read: 'Kuona mipangilio na arifa zako',
  },
  notices: {
    created: {
      title: 'Tokeni ya ufikiaji imeundwa',
      body: 'Programu sasa inaweza kutumia akaunti yako kadiri ilivyoruhusiwa. Si wewe? Sitisha tokeni na uweke nenosiri jipya.',
    },
  },
  mail: {
    subject: 'Tokeni ya ufikiaji imeundwa kwa akaunti yako ya {brand}',
    greeting: 'Habari {name},',
    intro:
      'Tokeni ya ufikiaji imeundwa kwa akaunti yako: {name}, {time}. Programu iliyo nayo inaweza kutumia akaunti yako kadiri ilivyoruhusiwa. Ikiwa ni wewe, huhitaji kufanya chochote.',
    help: 'Ikiwa si wewe, sitisha tokeni kwenye mipangilio na uweke nenosiri jipya. Nenosiri jipya husitisha pia tokeni zote.',
    action: 'Fungua mipangilio',
    signature: 'Timu ya {brand}',
  },
}
