import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Email, Id, Moment } from '#platform/shared/fields.ts'
import { mailDomainErrors, MailDomains, TypedMailDomains } from './mail-domains-contract.ts'

export const registrationErrors = errorCodes('registration', {
  closed: 403,
  invitation_missing: 422,
  invitation_wrong: 422,
  invitations_spent: 409,
  too_new: 403,
  proof_needed: 422,
  proof_wrong: 422,
})

/**
 * Who may sign up. `open`: everybody; `approval`: everybody, after a moderator's approval; `invitation`: people with an invitation code; `closed`:
 * nobody.
 */
export const registrationModes = ['open', 'approval', 'invitation', 'closed'] as const
export const RegistrationMode = z.enum(registrationModes)
export type RegistrationMode = z.infer<typeof RegistrationMode>

/** When a sign-up needs a proof of work. `auto`: while far more people sign up than usual; `on`: always; `off`: never. */
export const proofOfWorkModes = ['auto', 'on', 'off'] as const
/** How long a proof of work may take, in minutes. */
export const proofOfWorkMinutes = 10
/** A proof of work in the form of ALTCHA: base64 of the challenge and its solution as JSON. */
export const GivenProofOfWork = z.string().max(4000, registrationErrors.proof_wrong.code).nullish()

/** Characters of an invitation code, without those that are easily confused, and its length: 49 bits. */
export const invitationAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const invitationLength = 10
/** Days for which an invitation code is valid. */
export const invitationDays = 30
/** An invitation as typed: any case, with or without separators. Absent, empty and null are the same. */
export const GivenInvitation = z.string().max(40, registrationErrors.invitation_wrong.code).nullish()

/** What a visitor must know before signing up. */
export const getRegistration = endpoint({
  method: 'GET',
  path: '/registration',
  access: 'open',
  summary: 'Returns who may sign up',
  response: data(z.object({ mode: RegistrationMode })),
})

export const getProofChallenge = endpoint({
  method: 'POST',
  path: '/registration/challenge',
  access: 'open',
  summary: 'Creates a challenge for a proof of work, valid for one sign-up with this email within ten minutes',
  body: z.object({ email: Email }),
  response: data(z.object({ challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }) })),
  errors: [platformErrors.too_many],
})

export const RegistrationRules = z.object({
  mode: RegistrationMode,
  proof: z.enum(proofOfWorkModes),
  /** Invitation codes a member may have at a time; 0 means that only the console makes codes. */
  member_codes: z.int().min(0, platformErrors.too_small.code).max(20, platformErrors.too_big.code),
  /** Days from the sign-up until a member may invite. */
  member_days: z.int().min(0, platformErrors.too_small.code).max(365, platformErrors.too_big.code),
})
export type RegistrationRules = z.infer<typeof RegistrationRules>

const invitationStates = ['open', 'used', 'withdrawn', 'expired'] as const
export const Invitation = z.object({
  id: Id,
  code: z.string(),
  state: z.enum(invitationStates),
  created_at: Moment,
  expires_at: Moment,
})
export type Invitation = z.infer<typeof Invitation>

const rulesResponse = data(RegistrationRules.extend({ waiting: z.int(), mail_domains: MailDomains, invitations: z.array(Invitation) }))
export type ConsoleRegistration = z.infer<typeof rulesResponse>['data']

export const getRegistrationRules = endpoint({
  method: 'GET',
  path: '/admin/registration',
  access: 'admin',
  summary: 'Returns who may sign up, how many people wait, and the codes of the console',
  response: rulesResponse,
})

export const changeRegistrationRules = endpoint({
  method: 'PUT',
  path: '/admin/registration',
  access: 'admin',
  console: 'fresh',
  summary: 'Changes who may sign up; people who have begun are held for a moderator where the new rule asks for more',
  body: RegistrationRules.extend({ reason: AuditReason }),
  response: rulesResponse,
})

export const changeMailDomains = endpoint({
  method: 'PUT',
  path: '/admin/registration/mail-domains',
  access: 'admin',
  console: 'fresh',
  summary: 'Replaces the domains of mail whose new accounts are held, and those that never count as disposable; at most 70 each',
  body: TypedMailDomains.extend({ reason: AuditReason }),
  response: rulesResponse,
  errors: Object.values(mailDomainErrors),
})

export const createConsoleInvitation = endpoint({
  method: 'POST',
  path: '/admin/registration/invitations',
  access: 'admin',
  console: 'fresh',
  summary: 'Creates an invitation of the console',
  body: z.object({ reason: AuditReason }),
  response: rulesResponse,
})

export const withdrawConsoleInvitation = endpoint({
  method: 'POST',
  path: '/admin/registration/invitations/:id/withdraw',
  access: 'admin',
  console: 'fresh',
  summary: 'Withdraws an unused invitation of the console',
  params: z.object({ id: Id }),
  body: z.object({ reason: AuditReason }),
  response: rulesResponse,
  errors: [platformErrors.not_found],
})

const ownInvitations = data(
  z.object({
    /** Whether sign-up requires an invitation code. */
    needed: z.boolean(),
    /** How many more the caller can make now. */
    left: z.int(),
    /** When the caller may begin to invite; null if they may now. */
    from: Moment.nullable(),
    invitations: z.array(Invitation),
  }),
)
export type OwnInvitations = z.infer<typeof ownInvitations>['data']

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: '/me/invitations',
  access: 'member',
  applicants: true,
  summary: "Lists the caller's invitations and how many they can still make",
  response: ownInvitations,
})

export const createOwnInvitation = endpoint({
  method: 'POST',
  path: '/me/invitations',
  access: 'member',
  summary: 'Creates an invitation for one person',
  response: ownInvitations,
  errors: [registrationErrors.invitations_spent, registrationErrors.too_new],
})

export const withdrawOwnInvitation = endpoint({
  method: 'DELETE',
  path: '/me/invitations/:id',
  access: 'member',
  summary: "Withdraws one of the caller's unused invitations",
  params: z.object({ id: Id }),
  response: ownInvitations,
  errors: [platformErrors.not_found],
})

/** Why an account waits for a moderator: the registration mode, or `risk` for suspicious signs. */
const applicantCauses = ['approval', 'invitation', 'closed', 'risk'] as const
export const ApplicantCause = z.enum(applicantCauses)
export type ApplicantCause = z.infer<typeof ApplicantCause>

/** Suspicious signs that the service can find about a sign-up. Country and origin are not among them. */
const riskSignals = ['disposable_mail', 'network', 'speed', 'number_block', 'same_photo', 'banned_number'] as const
export const RiskSignal = z.object({ sign: z.enum(riskSignals), points: z.int(), count: z.int() })
export type RiskSignal = z.infer<typeof RiskSignal>

/** Reasons for which a moderator refuses an applicant. The table of decisions stores them with the reasons of other decisions. */
export const applicantRefusalReasons = ['applicant_unclear', 'applicant_copy', 'applicant_business', 'applicant_rules'] as const
export const ApplicantRefusalReason = z.enum(applicantRefusalReasons)
export type ApplicantRefusalReason = z.infer<typeof ApplicantRefusalReason>
/** Days after which the data of a refused applicant are erased, unless an appeal is open. */
export const refusedKeptDays = 30

export const Applicant = z.object({
  member: z.object({ id: Id, firstname: z.string(), age: z.int() }),
  cause: ApplicantCause,
  signals: z.array(RiskSignal),
  invited: z.boolean(),
  bio: z.string(),
  /** Answers to the operator's profile fields that others will see, in English. */
  fields: z.array(z.object({ question: z.string(), answer: z.string() })),
  waiting_since: Moment,
  photos: z.array(z.object({ id: Id, image_480: z.string() })),
})
export type Applicant = z.infer<typeof Applicant>

const moderator = { access: 'admin', staff: ['moderator'] } as const

export const listApplicants = endpoint({
  method: 'GET',
  path: '/admin/applicants',
  ...moderator,
  summary: 'Lists the accounts that wait for a moderator, the longest waiting first',
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ applicants: z.array(Applicant), next_cursor: z.string().nullable() })),
  errors: [platformErrors.invalid],
})

export const decideApplicant = endpoint({
  method: 'POST',
  path: '/admin/applicants/:id/decide',
  ...moderator,
  console: 'fresh',
  summary: 'Lets an applicant in, or refuses them with a reason that they are mailed and can appeal',
  params: z.object({ id: Id }),
  body: z.object({
    verdict: z.enum(['approve', 'refuse']),
    /** Required for a refusal. */
    reason: ApplicantRefusalReason.nullish(),
  }),
  errors: [platformErrors.not_found, platformErrors.required, platformErrors.conflict],
})
