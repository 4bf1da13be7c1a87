import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  nav: 'Nani anaingia',
  applicants: 'Maombi',
  modes: {
    open: 'Kila mtu anaweza kujisajili.',
    approval: 'Kila mtu anaweza kujisajili; msimamizi huangalia kila akaunti kwanza.',
    invitation: 'Ni mwenye namba ya mwaliko tu anayeweza kujisajili.',
    closed: 'Hakuna anayeweza kujisajili.',
  },
  change: 'Badilisha',
  waiting: 'Maombi yanayosubiri: {count}',
  codes: 'Kila mwanachama anaweza kuwa na namba {count}, kuanzia siku {days} baada ya kujiunga.',
  mode: 'Nani anaweza kujisajili?',
  begun: 'Aliyeanza hakataliwi. Kama kanuni mpya inadai zaidi, akaunti yake inasubiri msimamizi.',
  proof: 'Kagua vifaa wakati wa kujisajili',
  proofIs: 'Kagua vifaa wakati wa kujisajili: {rule}',
  proofHint: 'Kifaa hufanya hesabu kwa takriban sekunde moja kabla ya namba kutumwa. Hupunguza kasi ya mashamba ya akaunti bandia.',
  proofRules: { auto: 'Watu wengi mno kuliko kawaida wanapojisajili tu', on: 'Kila mara', off: 'Kamwe' },
  memberCodes: 'Namba za kila mwanachama',
  memberDays: 'Kuanzia siku ngapi baada ya kujiunga',
  create: 'Namba mpya',
  withdraw: 'Ondoa',
  invitations: 'Namba za konsoli',
  none: 'Konsoli bado haina namba.',
  code: 'Namba',
  state: 'Hali',
  until: 'Halali hadi',
  states: { open: 'Wazi', used: 'Imetumika', withdrawn: 'Imeondolewa', expired: 'Muda umeisha' },
  actions: {
    registrationChanged: 'Kanuni za usajili zimebadilishwa',
    invitationCreated: 'Mwaliko umetengenezwa',
    invitationWithdrawn: 'Mwaliko umeondolewa',
    applicantApproved: 'Ombi limekubaliwa',
    applicantRefused: 'Ombi limekataliwa',
  },
}
