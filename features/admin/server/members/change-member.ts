import { recordAudit } from '#features/audit/server/index.ts'
import { endSessionsOfMember, endSessionsAndTokensOfMember } from '#features/auth/server/index.ts'
import type { ConductReason } from '#features/members/contract.ts'
import { lockAdminsAndCheckForOther, lockMember, type MemberRow, setMemberRole } from '#features/members/server/index.ts'
import { reactivateMember, suspendMember } from '#features/moderation/server/index.ts'
import { checkPhotoFiles, uploadPhotos } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import type { KeyedQueue } from '#platform/server/concurrency/keyed-queue.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canAdminister, canEnterConsole, type Role } from '#platform/shared/roles.ts'
import { type AccountStatus } from '../../contract.ts'
import { adminErrors } from '../../entry-contract.ts'
import { deleteSecondFactor } from '../entry/second-factor-store.ts'
import { mailStaffRoleChange } from './role-mail.ts'

type RealtimePlatform = Pick<Platform, 'realtime'>
interface MemberChange {
  id: string
  reason: string
}

const recordMemberAudit = (
  tx: Tx,
  ctx: MemberContext,
  action: `${string}.${string}`,
  { id, reason }: MemberChange,
  details?: Record<string, unknown>,
) =>
  recordAudit(tx, {
    admin: ctx.actor.id,
    action,
    subject: { kind: 'member', id },
    reason,
    ...(details === undefined ? {} : { details }),
    now: ctx.now,
  })

const requireLockedMember = async (tx: Tx, id: string): Promise<MemberRow> => {
  const member = await lockMember(tx, id)
  if (member === undefined) throw new AppError(platformErrors.not_found)
  return member
}

const requireOtherMember = ({ actor }: MemberContext, id: string): void => {
  if (actor.id === id) throw new AppError(adminErrors.oneself)
}

/**
 * Changes the role of an account and ends all its sessions, so that no screen or socket keeps the old role. Staff are told by mail.
 * @throws {AppError} platform.not_found, admin.oneself, admin.last_admin, admin.not_now for an erased account
 */
export const changeMemberRole = async (
  ctx: MemberContext,
  { realtime }: RealtimePlatform,
  { role, ...about }: MemberChange & { role: Role },
): Promise<void> => {
  requireOtherMember(ctx, about.id)
  const ended = await inTransaction(ctx.db, async (tx) => {
    const another = await lockAdminsAndCheckForOther(tx, about.id)
    const member = await requireLockedMember(tx, about.id)
    if (member.role === role) return []
    if (member.terms_version === '') throw new AppError(adminErrors.not_now)
    if (canAdminister(member.role as Role) && !another) throw new AppError(adminErrors.last_admin)
    await setMemberRole(tx, about.id, role)
    // A member who gets a staff role again later sets up a new second factor.
    if (!canEnterConsole(role)) await deleteSecondFactor(tx, about.id)
    await recordMemberAudit(tx, ctx, 'member.role_changed', about, { from: member.role, to: role })
    await mailStaffRoleChange(tx, { memberId: about.id, from: member.role as Role, to: role }, ctx.now)
    return endSessionsAndTokensOfMember(tx, about.id, ctx.now)
  })
  realtime.endSessions(ended)
}

interface StatusChange extends MemberChange {
  status: AccountStatus
  until?: string | null | undefined
  told?: ConductReason | undefined
}

/**
 * Suspends an account until a moment or without end, or reactivates it. A suspension ends all its sessions.
 * @throws {AppError} platform.not_found, admin.oneself, admin.last_admin, admin.in_the_past, admin.not_now for an unverified or
 * deleted account, and for one that is already active
 */
export const suspendOrReactivateMember = async (
  ctx: MemberContext,
  { realtime }: RealtimePlatform,
  change: StatusChange,
): Promise<void> => {
  requireOtherMember(ctx, change.id)
  const until = change.until === undefined || change.until === null ? null : new Date(change.until)
  if (until !== null && until <= ctx.now) throw new AppError(adminErrors.in_the_past, { fields: { until: [adminErrors.in_the_past] } })
  const ended = await inTransaction(ctx.db, async (tx) => {
    const another = await lockAdminsAndCheckForOther(tx, change.id)
    const member = await requireLockedMember(tx, change.id)
    if (change.status === 'active') {
      if (!(await reactivateMember(tx, { id: change.id, now: ctx.now }))) throw new AppError(adminErrors.not_now)
      await recordMemberAudit(tx, ctx, 'member.reactivated', change)
      return []
    }
    if (['unverified', 'deleted'].includes(member.status)) throw new AppError(adminErrors.not_now)
    if (canAdminister(member.role as Role) && !another) throw new AppError(adminErrors.last_admin)
    const told = change.told ?? 'rules'
    const { ended: sessions } = await suspendMember(tx, {
      id: change.id,
      until,
      reason: told,
      adminId: ctx.actor.id,
      note: change.reason,
      now: ctx.now,
    })
    await recordMemberAudit(tx, ctx, 'member.suspended', change, { until: until?.toISOString() ?? 'no end', told })
    return sessions
  })
  realtime.endSessions(ended)
}

/** Ends every session and token of an account. @throws {AppError} platform.not_found; admin.staff_account when support signs out staff */
export const signOutMember = async (ctx: MemberContext, { realtime }: RealtimePlatform, about: MemberChange): Promise<void> => {
  const ended = await inTransaction(ctx.db, async (tx) => {
    const { role } = await requireLockedMember(tx, about.id)
    if (!canAdminister(ctx.actor.role) && canEnterConsole(role as Role)) throw new AppError(adminErrors.staff_account)
    const sessions = await endSessionsAndTokensOfMember(tx, about.id, ctx.now)
    await recordMemberAudit(tx, ctx, 'member.signed_out', about, { sessions: sessions.length })
    return sessions
  })
  realtime.endSessions(ended)
}

/**
 * Removes the second factor of another administrator and ends their sessions; they set up a new one at their next visit.
 * @throws {AppError} platform.not_found, admin.oneself, admin.no_second_factor
 */
export const resetSecondFactor = async (ctx: MemberContext, { realtime }: RealtimePlatform, about: MemberChange): Promise<void> => {
  requireOtherMember(ctx, about.id)
  const ended = await inTransaction(ctx.db, async (tx) => {
    await requireLockedMember(tx, about.id)
    if (!(await deleteSecondFactor(tx, about.id))) throw new AppError(adminErrors.no_second_factor)
    await recordMemberAudit(tx, ctx, 'second_factor.reset', about)
    return endSessionsOfMember(tx, about.id, ctx.now)
  })
  realtime.endSessions(ended)
}

const throwAtPhotoField = (error: unknown): never => {
  if (!(error instanceof AppError)) throw error
  throw new AppError(error.reason, { ...error.details, fields: { photo: [error.reason] } })
}

/**
 * Checks a photo as an upload does and stores nothing. Called before an account is added, so that a refused photo leaves no account behind.
 * @throws {AppError} the errors of a photo upload, under the field `photo`
 */
export const checkPhotoUpload = (ctx: MemberContext, files: AsyncIterable<UploadedFile>): Promise<void> =>
  checkPhotoFiles(ctx, files).catch(throwAtPhotoField)

/**
 * Adds a photo to an account.
 * @throws {AppError} the errors of a photo upload, under the field `photo`; platform.not_found
 */
export const addMemberPhoto = async (
  ctx: MemberContext,
  { storage, config, turn }: Pick<Platform, 'storage' | 'config'> & { turn: KeyedQueue },
  id: string,
  files: AsyncIterable<UploadedFile>,
): Promise<void> => {
  const known = await ctx.db.selectFrom('member').select('id').where('id', '=', id).where('terms_version', '<>', '').executeTakeFirst()
  if (known === undefined) throw new AppError(platformErrors.not_found)
  const owner: MemberContext = { ...ctx, actor: { ...ctx.actor, id } }
  await uploadPhotos(owner, { files }, { storage, review: config.photoReview, turn }).catch(throwAtPhotoField)
  await inTransaction(ctx.db, (tx) => recordMemberAudit(tx, ctx, 'member.photo_added', { id, reason: 'added in the console' }))
}
