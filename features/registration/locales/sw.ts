import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    closed: 'Kwa sasa haiwezekani kufungua akaunti mpya hapa.',
    invitation_missing: 'Tafadhali andika namba yako ya mwaliko.',
    invitation_wrong: 'Namba hii ya mwaliko si halali. Huenda imekosewa, imetumika au imeondolewa.',
    invitations_spent: 'Umetumia mialiko yako yote kwa sasa.',
    too_new: 'Utaweza kualika watu ukishakaa hapa muda zaidi kidogo.',
    proof_needed: 'Watu wengi mno wanajisajili sasa hivi, kwa hiyo tunakagua kila kifaa. Tafadhali jaribu tena.',
    proof_wrong: 'Ukaguzi ulichukua muda mrefu mno, au tayari umetumika. Tafadhali jaribu tena.',
    domain_wrong: 'Hii si kikoa kama example.com.',
    domain_twice: 'Kikoa hiki kimo kwenye orodha zote mbili.',
  },
  notices: { approved: { title: 'Akaunti yako imefunguliwa', body: 'Karibu! Sasa unaweza kukutana na watu.' } },
  signUp: {
    closedTitle: 'Usajili umefungwa',
    closedText: 'Kwa sasa hatupokei akaunti mpya. Kama tayari una akaunti, unaweza kuingia kama kawaida.',
    login: 'Ingia',
    approval: 'Mtu wa timu yetu huangalia kila akaunti mpya. Wakati huo unaweza kukamilisha wasifu wako; wengine watauona tukishakubali.',
    invitation: 'Namba ya mwaliko',
    invitationHint: 'Hapa watu huingia kwa mwaliko. Utapata namba kutoka kwa mtu ambaye tayari yupo.',
  },
  held: 'Akaunti yako inasubiri timu yetu. Wakati huo kamilisha wasifu wako: bado hakuna anayekuona, na bado huwezi kuandika.',
  reasons: {
    applicant_unclear: 'Hatuwezi kujua nani yuko nyuma ya akaunti hii',
    applicant_copy: 'Picha au maelezo yapo pia kwenye akaunti nyingine',
    applicant_business: 'Akaunti inaonekana kuwa ya biashara',
    applicant_rules: 'Wasifu unakiuka kanuni zetu',
  },
  invitations: {
    title: 'Alika mtu',
    intro: 'Ili kujisajili unahitaji namba. Kila namba yako huruhusu mtu mmoja.',
    unneeded: 'Kwa sasa hakuna anayehitaji namba.',
    left: 'Zimebaki {count}',
    from: 'Utaweza kualika watu kuanzia {date}.',
    create: 'Namba mpya',
    copy: 'Nakili',
    copied: 'Namba imenakiliwa.',
    withdraw: 'Ondoa {code}',
    until: 'Halali hadi {date}',
    used: 'Imetumika',
    withdrawn: 'Imeondolewa',
    expired: 'Muda umeisha',
    failed: 'Hatukuweza kupakia mialiko yako. Jaribu tena.',
    none: 'Bado huna namba.',
  },
}
