import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type * as contract from '../contract.ts'
import { countWaitingApplicants } from './applicants/applicant-store.ts'
import { addInvitation, presentInvitation, readInvitations, withdrawInvitation } from './invitations/invitation-store.ts'
import { readMailDomains } from './risk/mail-domain-store.ts'
import { readRegistrationRules, storeRegistrationRules } from './rules-store.ts'

/** Reads what the console shows about registration. */
export const readConsoleRegistration = async (db: Database | Tx, now: Date): Promise<{ data: contract.ConsoleRegistration }> => {
  const [rules, waiting, mail_domains, rows] = await Promise.all([
    readRegistrationRules(db),
    countWaitingApplicants(db),
    readMailDomains(db),
    readInvitations(db, null),
  ])
  return { data: { ...rules, waiting, mail_domains, invitations: rows.map((row) => presentInvitation(row, now)) } }
}

/** Returns the rules, the number of applicants and the codes of the console. */
export const showRegistrationRules = ({ db, now }: MemberContext) => readConsoleRegistration(db, now)

/** Changes who may sign up, and records the rules before and after. */
export const changeRegistrationRules = (
  { db, actor, now }: MemberContext,
  { body: { reason, ...rules } }: HandlerInput<typeof contract.changeRegistrationRules>,
) =>
  inTransaction(db, async (tx) => {
    const before = await storeRegistrationRules(tx, rules)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'registration.changed',
      subject: { kind: 'registration', id: 'rules' },
      reason,
      details: { before, after: rules },
      now,
    })
    return readConsoleRegistration(tx, now)
  })

/** Creates a code of the console. */
export const createConsoleInvitation = (
  { db, actor, now }: MemberContext,
  { body }: HandlerInput<typeof contract.createConsoleInvitation>,
) =>
  inTransaction(db, async (tx) => {
    const id = await addInvitation(tx, null, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'invitation.created',
      subject: { kind: 'invitation', id },
      reason: body.reason,
      now,
    })
    return readConsoleRegistration(tx, now)
  })

/**
 * Withdraws a code of the console.
 * @throws {AppError} platform.not_found, also for one that is used or of a member
 */
export const withdrawConsoleInvitation = (
  { db, actor, now }: MemberContext,
  { params, body }: HandlerInput<typeof contract.withdrawConsoleInvitation>,
) =>
  inTransaction(db, async (tx) => {
    if (!(await withdrawInvitation(tx, params.id, null, now))) throw new AppError(platformErrors.not_found)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'invitation.withdrawn',
      subject: { kind: 'invitation', id: params.id },
      reason: body.reason,
      now,
    })
    return readConsoleRegistration(tx, now)
  })
