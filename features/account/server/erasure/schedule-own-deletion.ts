import { isOwnPasswordCorrect, endSessionsOfMember } from '#features/auth/server/index.ts'
import { queueGiftReturns } from '#features/gifts/server/index.ts'
import { lockAdminsAndCheckForOther, lockMember, readMember, startDeletion } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { accountErrors, type deleteMe as endpoint } from '../../contract.ts'
import { accountText } from '../../locales/text.ts'
import { eraseDueMembersHourly } from './erase.ts'
import { mailDeletionJob } from '../jobs.ts'
import { deletionGraceDays } from './show-deletion-forfeits.ts'

type Services = Pick<Platform, 'config' | 'texts'>

/** Accepts the word of any language, because the member may change the language after reading it. */
const isConfirmationWord = ({ texts }: Pick<Services, 'texts'>, typed: string): boolean =>
  locales.some((locale) => texts.translate(locale, accountText, 'deletion.word').toLowerCase() === typed.normalize('NFC').toLowerCase())

/**
 * Refuses to delete the last administrator.
 * @throws {AppError} account.last_admin
 */
const requireOtherAdmin = async (tx: Tx, id: string): Promise<void> => {
  const member = await readMember(tx, id)
  if (canAdminister(member?.role as Role) && !(await lockAdminsAndCheckForOther(tx, id))) throw new AppError(accountErrors.last_admin)
}

/**
 * Hides the caller, ends their sessions and schedules the erasure in 14 days. Signing in before then can cancel it.
 * @throws {AppError} account.word_wrong, account.password_wrong, account.last_admin, platform.too_many, platform.unauthenticated
 */
export const scheduleOwnDeletion = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  services: Services,
): Promise<HandlerResult<typeof endpoint>> => {
  const { db, actor, now } = ctx
  if (!isConfirmationWord(services, body.word))
    throw new AppError(accountErrors.word_wrong, { fields: { word: [accountErrors.word_wrong] } })
  if (!(await isOwnPasswordCorrect(ctx, body.password, services.config)))
    throw new AppError(accountErrors.password_wrong, { fields: { password: [accountErrors.password_wrong] } })
  const eraseAt = new Date(now.getTime() + deletionGraceDays * dayMs)
  await inTransaction(db, async (tx) => {
    await requireOtherAdmin(tx, actor.id)
    const member = await lockMember(tx, actor.id)
    // A parallel request has started the deletion and ended this session.
    if (member === undefined || !['active', 'paused', 'held'].includes(member.status)) throw new AppError(platformErrors.unauthenticated)
    await queueGiftReturns(tx, actor.id, now)
    await startDeletion(tx, member, { now, eraseAt })
    await endSessionsOfMember(tx, actor.id, now)
    await addJob(tx, mailDeletionJob, { memberId: actor.id }, now)
    await addJob(tx, eraseDueMembersHourly, {}, now, { runAt: eraseAt })
  })
  return { data: { erase_at: eraseAt.toISOString() } }
}
