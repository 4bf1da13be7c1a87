import { recordAudit } from '#features/audit/server/index.ts'
import type { HelpNumber } from '#features/site/help-numbers-contract.ts'
import * as site from '#features/site/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../entry-contract.ts'

const detailsOf = ({ country, kind, number, source, dated }: HelpNumber) => ({ country, kind, number, source, dated })
const digits = (number: string) => number.replaceAll(' ', '')

/**
 * Adds an emergency number to the safety page, or replaces the one with this id, and records it in the audit log. Idempotent.
 * @throws {AppError} admin.number_listed when the country has the same number of this kind already
 */
export const putHelpNumber = (ctx: MemberContext, { reason, ...wanted }: HelpNumber & { reason: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await site.lockHelpNumbers(tx)
    const listed = await site.readHelpNumbers(tx)
    const isSame = (one: HelpNumber) =>
      one.country === wanted.country && one.kind === wanted.kind && digits(one.number) === digits(wanted.number)
    if (listed.some((one) => one.id !== wanted.id && isSame(one)))
      throw new AppError(adminErrors.number_listed, { fields: { number: [adminErrors.number_listed] } })
    const before = listed.find(({ id }) => id === wanted.id)
    const to = detailsOf(wanted)
    const from = before && detailsOf(before)
    if (from !== undefined && Object.entries(to).every(([name, value]) => from[name as keyof typeof from] === value)) return
    await site.storeHelpNumber(tx, wanted)
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: before === undefined ? 'help_number.added' : 'help_number.changed',
      subject: { kind: 'help_number', id: wanted.id },
      reason,
      details: from === undefined ? to : { from, to },
      now: ctx.now,
    })
  })

/** Removes an emergency number from the safety page and records it in the audit log. Idempotent: an unknown number is not an error. */
export const deleteHelpNumber = (ctx: MemberContext, { id, reason }: { id: string; reason: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await site.lockHelpNumbers(tx)
    const before = (await site.readHelpNumbers(tx)).find((one) => one.id === id)
    if (before === undefined) return
    await site.deleteHelpNumber(tx, id)
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: 'help_number.removed',
      subject: { kind: 'help_number', id },
      reason,
      details: detailsOf(before),
      now: ctx.now,
    })
  })
