import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { conductReasons, CountryCode } from '#features/members/contract.ts'
import { Age } from '#features/auth/contract.ts'
import { Photo, photoErrors } from '#features/photos/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Day, Email, Id, LocaleCode, Moment, text } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { roles } from '#platform/shared/roles.ts'
import { adminErrors } from './entry-contract.ts'

/** `status` says whether an account is usable, `state` says why. */
export const accountStatuses = ['active', 'inactive'] as const
export type AccountStatus = (typeof accountStatuses)[number]
/** Filters of the list of accounts. `invited` are the accounts that nobody has confirmed yet, also imported ones. */
export const accountFilters = [...accountStatuses, 'invited'] as const
export type AccountFilter = (typeof accountFilters)[number]
export const detailedAccountStates = ['invited', 'active', 'paused', 'held', 'suspended', 'banned', 'leaving', 'erased'] as const

const role = z.enum(roles)
const MemberRow = z.object({
  id: Id,
  name: z.string(),
  /** Null for a member without an email. Absent for staff who must not see it, like every optional field below. */
  email: z.string().nullable().optional(),
  role,
  status: z.enum(accountStatuses),
  state: z.enum(detailedAccountStates),
  /** When a suspension ends by itself. */
  until: Moment.nullable(),
  image: z.string().nullable().optional(),
  created_at: Moment,
  last_active: Moment.nullable(),
})
export type MemberRow = z.infer<typeof MemberRow>

export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/members',
  access: 'admin',
  staff: ['moderator', 'support', 'finance'],
  summary: 'Lists accounts, newest first; `q` is the beginning of a name, or of an email for those who see emails, or an id',
  query: z.object({
    q: z.string().trim().max(254, platformErrors.too_long.code).refine(isStorableText, platformErrors.unreadable_text.code).optional(),
    status: z.enum(accountFilters).optional(),
    role: role.optional(),
    cursor: Cursor,
  }),
  response: data(z.object({ members: z.array(MemberRow), next_cursor: z.string().nullable() })),
})

export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  /** Null for the operator at the command line and for an erased administrator. */
  admin: z.object({ id: Id, name: z.string() }).nullable(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  reason: z.string(),
  /** What changed, as field names and stored values. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const MemberDetails = MemberRow.extend({
  phone: z.string().optional(),
  locale: LocaleCode.optional(),
  age: z.int().nullable().optional(),
  country: z.string().optional(),
  location: z.string().nullable().optional(),
  bio: z.string().optional(),
  verified_at: Moment.nullable().optional(),
  images: z.array(Photo).optional(),
  sessions: z.int().optional(),
  second_factor: z.boolean().optional(),
  reports: z.object({ made: z.int(), received: z.int(), open: z.int() }).optional(),
  money: z.object({ usd: z.string(), credits: z.int(), deposits: z.int(), deposited_usd: z.string() }).optional(),
  audit: z.array(AuditEntry).optional(),
})
export type MemberDetails = z.infer<typeof MemberDetails>

const member = { params: z.object({ id: Id }), access: 'admin' } as const
const memberResponse = data(z.object({ member: MemberDetails }))
const accountErrors = [platformErrors.not_found, adminErrors.oneself, adminErrors.last_admin] as const

export const getMember = endpoint({
  ...member,
  method: 'GET',
  path: '/admin/members/:id',
  staff: ['moderator', 'support', 'finance'],
  token: 'members:read',
  summary: 'Returns one account with its profile, balances and audit entries, as far as the role of the caller may see them',
  response: memberResponse,
  errors: [platformErrors.not_found],
})

export const addMember = endpoint({
  method: 'POST',
  path: '/admin/members',
  access: 'admin',
  console: 'fresh',
  summary: 'Adds an account and mails an invitation to set a password',
  body: z.object({
    name: text(1, 121),
    email: Email,
    role: role.default('user'),
    age: Age,
    country: z.string(platformErrors.required.code).min(1, platformErrors.required.code).pipe(CountryCode),
    locale: LocaleCode.optional(),
    reason: AuditReason.optional(),
  }),
  status: 201,
  response: memberResponse,
  errors: [adminErrors.email_taken],
})

export const checkPhotoUpload = endpoint({
  method: 'POST',
  path: '/admin/photo-check',
  access: 'admin',
  console: 'fresh',
  summary: 'Checks whether a photo would be accepted, and stores nothing; for an account that does not exist yet',
  upload: 'photo',
  status: 204,
  errors: [...Object.values(photoErrors), platformErrors.too_large],
})

export const addMemberPhoto = endpoint({
  ...member,
  method: 'POST',
  path: '/admin/members/:id/photo',
  console: 'fresh',
  summary: 'Adds a photo to an account',
  upload: 'photo',
  response: memberResponse,
  errors: [...Object.values(photoErrors), platformErrors.not_found, platformErrors.too_large],
})

export const changeMemberRole = endpoint({
  ...member,
  method: 'PUT',
  path: '/admin/members/:id/role',
  console: 'fresh',
  summary: 'Changes the role of an account and ends all its sessions',
  body: z.object({ role, reason: AuditReason }),
  response: memberResponse,
  errors: [...accountErrors, adminErrors.not_now],
})

export const suspendOrReactivateMember = endpoint({
  ...member,
  method: 'PUT',
  path: '/admin/members/:id/status',
  console: 'fresh',
  summary: 'Suspends an account until a moment or without end, or reactivates it',
  body: z.object({
    status: z.enum(accountStatuses),
    /** When a suspension ends by itself; null or absent for none. */
    until: Moment.nullish(),
    /** Code of the reason shown to the member. */
    told: z.enum(conductReasons).optional(),
    reason: AuditReason,
  }),
  response: memberResponse,
  errors: [...accountErrors, adminErrors.not_now, adminErrors.in_the_past],
})

export const signOutMember = endpoint({
  ...member,
  method: 'POST',
  path: '/admin/members/:id/sign-out',
  staff: ['support'],
  console: 'fresh',
  summary: 'Ends every session of an account',
  body: z.object({ reason: AuditReason }),
  response: memberResponse,
  errors: [platformErrors.not_found, adminErrors.staff_account],
})

export const resetSecondFactor = endpoint({
  ...member,
  method: 'POST',
  path: '/admin/members/:id/second-factor/reset',
  console: 'fresh',
  summary: 'Removes the second factor of another administrator, who then sets up a new one',
  body: z.object({ reason: AuditReason }),
  response: memberResponse,
  errors: [platformErrors.not_found, adminErrors.oneself, adminErrors.no_second_factor],
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Lists the actions of administrators, newest first',
  query: z.object({
    admin: Id.optional(),
    action: z.string().max(100).refine(isStorableText, platformErrors.unreadable_text.code).optional(),
    member: Id.optional(),
    /** Days in UTC, both inclusive. */
    since: Day.optional(),
    until: Day.optional(),
    cursor: Cursor,
  }),
  response: data(z.object({ entries: z.array(AuditEntry), next_cursor: z.string().nullable(), actions: z.array(z.string()) })),
})
