import type { ApplicantRefusalReason, registrationErrors } from '../contract.ts'
import type { mailDomainErrors } from '../mail-domains-contract.ts'

export const en = {
  errors: {
    closed: 'New accounts aren’t possible here right now.',
    invitation_missing: 'Please enter your invitation code.',
    invitation_wrong: 'This invitation code isn’t valid. It may be mistyped, used or withdrawn.',
    invitations_spent: 'You’ve used all your invitations for now.',
    too_new: 'You can invite people once you’ve been here a little longer.',
    proof_needed: 'Too many people are signing up right now, so we check each device. Please try again.',
    proof_wrong: 'That check took too long, or was used already. Please try again.',
    domain_wrong: 'This isn’t a domain like example.com.',
    domain_twice: 'This domain is in both lists.',
  } satisfies Record<keyof typeof registrationErrors | keyof typeof mailDomainErrors, string>,
  notices: { approved: { title: 'Your account is open', body: 'Welcome! You can now meet people.' } },
  signUp: {
    closedTitle: 'Sign-up is closed',
    closedText: 'We aren’t taking new members right now. If you already have an account, you can log in as usual.',
    login: 'Log in',
    approval:
      'Someone from our team looks at every new account. You can complete your profile meanwhile; others see it once we’ve said yes.',
    invitation: 'Invitation code',
    invitationHint: 'New members come by invitation here. You get a code from someone who’s already here.',
  },
  held: 'Your account is waiting for our team. Complete your profile meanwhile: nobody sees you yet, and you can’t write yet.',
  reasons: {
    applicant_unclear: 'We can’t tell who is behind this account',
    applicant_copy: 'Photos or details also appear on other accounts',
    applicant_business: 'The account seems to be for business',
    applicant_rules: 'The profile goes against our rules',
  } satisfies Record<ApplicantRefusalReason, string>,
  invitations: {
    title: 'Invite someone',
    intro: 'New members need a code. Each of yours lets one person in.',
    unneeded: 'Nobody needs a code at the moment.',
    left: '{count} left',
    from: 'You can invite people from {date}.',
    create: 'New code',
    copy: 'Copy',
    copied: 'Code copied.',
    withdraw: 'Withdraw {code}',
    until: 'Valid until {date}',
    used: 'Used',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    failed: 'We couldn’t load your invitations. Please try again.',
    none: 'You have no codes yet.',
  },
}
