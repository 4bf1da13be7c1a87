import { createHash } from 'node:crypto'
import { deleteSecondFactor, mailStaffRoleChange } from '#features/admin/server/index.ts'
import { recordAudit } from '#features/audit/server/index.ts'
import {
  deleteOwnSession,
  limitAuthCallsByAddress,
  lockContactForSignUp,
  readAccount,
  readSignInOrigin,
  recordSecondFactorInSession,
  endSessionsAndTokensOfMember,
  signInReturningSession,
  toSessionUser,
} from '#features/auth/server/index.ts'
import { lockMember, setMemberRole } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { AppError } from '#platform/shared/errors.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import { type finishSignOn as endpoint, signOnErrors } from '../contract.ts'
import type { SignOnConfig } from './config.ts'
import { createStaffAccount } from './create-staff-account.ts'
import { wasLoggedOutSince } from './log-out/apply-provider-log-out.ts'
import type { IdentityProvider, ProvenPerson } from './provider.ts'
import { deriveSignOnAttempt } from './start-sign-on.ts'
import { addStaffIdentity, addStaffSession, readMemberIdOfIdentity, recordSignOn, takeSignOnTry } from './store.ts'

export interface SignOnDependencies extends Pick<Platform, 'limits' | 'realtime'> {
  secrets: readonly [string, ...string[]]
  /** Undefined if no identity provider is configured. */
  signOn: { config: SignOnConfig; provider: IdentityProvider } | undefined
}

const recentSeconds = 600

const roleOf = ({ roles }: SignOnConfig, { groups }: ProvenPerson): Role | undefined =>
  roles.find(({ group }) => groups.includes(group))?.role

const hasSecondFactor = ({ secondFactor }: SignOnConfig, { acr, amr }: ProvenPerson): boolean =>
  secondFactor === undefined ||
  (acr !== undefined && secondFactor.acr.includes(acr)) ||
  amr.some((method) => secondFactor.amr.includes(method))

/** Returns a pseudonym of a person for the audit log. */
const pseudonym = (issuer: string, subject: string): string =>
  createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 16)

type Refusal = 'no group with a role' | 'no second factor at the provider' | 'the account is closed'

/** Removes rights that a refused person no longer has, and records the refusal. Returns the ended sessions. */
const refuse = async (tx: Tx, memberId: string | undefined, who: string, why: Refusal, now: Date): Promise<string[]> => {
  const subject = memberId === undefined ? { kind: 'sign_on', id: who } : { kind: 'member', id: memberId }
  const about = { admin: null, subject, reason: why, now }
  await recordAudit(tx, { ...about, action: 'staff.sign_on_refused' })
  if (memberId === undefined || why !== 'no group with a role') return []
  const member = await lockMember(tx, memberId)
  if (member === undefined || !canEnterConsole(member.role as Role)) return []
  await setMemberRole(tx, memberId, 'user')
  await deleteSecondFactor(tx, memberId)
  await recordAudit(tx, {
    ...about,
    action: 'member.role_changed',
    reason: 'by the groups at the provider',
    details: { from: member.role, to: 'user' },
  })
  await mailStaffRoleChange(tx, { memberId, from: member.role as Role, to: 'user' }, now)
  return endSessionsAndTokensOfMember(tx, memberId, now)
}

/** Gives an account the role of the groups. Returns the ended sessions. */
const applyRole = async (tx: Tx, memberId: string, role: Role, now: Date): Promise<string[]> => {
  const member = await lockMember(tx, memberId)
  if (member === undefined || member.role === role) return []
  await setMemberRole(tx, memberId, role)
  await recordAudit(tx, {
    admin: null,
    action: 'member.role_changed',
    subject: { kind: 'member', id: memberId },
    reason: 'by the groups at the provider',
    details: { from: member.role, to: role },
    now,
  })
  await mailStaffRoleChange(tx, { memberId, from: member.role as Role, to: role }, now)
  return endSessionsAndTokensOfMember(tx, memberId, now)
}

const signedOnAt = ({ authenticatedBefore }: ProvenPerson, now: Date): Date => new Date(now.getTime() - authenticatedBefore * 1000)

/**
 * Completes a sign-on: the provider proves who the person is, and the groups decide the role. The session ends after the configured hours, because
 * not every provider reports when somebody has left. The account is found by issuer and subject alone, never by email, which a person may choose.
 * @throws {AppError} staff_sign_on.off, away, expired, refused, no_second_factor, platform.too_many
 */
export const finishSignOn = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  { limits, realtime, secrets, signOn }: SignOnDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress({ limits }, ctx.actor)
  if (signOn === undefined) throw new AppError(signOnErrors.off)
  const { config, provider } = signOn
  // Used up before the provider is asked, so a state never works twice.
  const begun = await takeSignOnTry(ctx.db, body, ctx.now)
  if (begun === undefined) throw new AppError(signOnErrors.expired)
  const person = await provider.exchange(deriveSignOnAttempt(body, begun.again), body)
  const from = await readSignInOrigin(ctx, { secrets })
  const identity = { issuer: config.issuer, subject: person.subject }
  const role = roleOf(config, person)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    await lockContactForSignUp(tx, `${identity.issuer} ${identity.subject}`)
    const authenticated = { subject: person.subject, session: person.session, at: signedOnAt(person, ctx.now) }
    if (await wasLoggedOutSince(tx, config.issuer, authenticated)) throw new AppError(signOnErrors.expired)
    const known = await readMemberIdOfIdentity(tx, identity)
    const refusal = async (why: Refusal, error: keyof typeof signOnErrors) => ({
      ended: await refuse(tx, known, pseudonym(identity.issuer, identity.subject), why, ctx.now),
      error: new AppError(signOnErrors[error]),
    })
    if (role === undefined) return refusal('no group with a role', 'refused')
    if (!hasSecondFactor(config, person)) return refusal('no second factor at the provider', 'no_second_factor')
    const id = known ?? (await createStaffAccount(tx, person.names, ctx.locale, ctx.now))
    if (known === undefined) await addStaffIdentity(tx, identity, id, ctx.now)
    const account = await lockMember(tx, id)
    if (account?.status !== 'active' && account?.status !== 'paused') return refusal('the account is closed', 'refused')
    const ended = await applyRole(tx, id, role, ctx.now)
    await recordSignOn(tx, identity, ctx.now)
    const signedOn = { at: authenticated.at, hours: config.sessionHours }
    const session = await signInReturningSession(tx, id, { ...from, remember: false, signedOn }, ctx.now)
    if (person.session !== undefined) {
      const until = new Date(ctx.now.getTime() + config.sessionHours * hourMs)
      await addStaffSession(tx, identity, { id: session.id, providerSession: person.session, until })
    }
    if (config.secondFactor !== undefined) {
      const fresh = person.authenticatedBefore < recentSeconds
      await recordSecondFactorInSession(tx, session.id, { fresh }, ctx.now)
    }
    await recordAudit(tx, {
      admin: id,
      action: 'staff.signed_on',
      subject: { kind: 'member', id },
      reason: 'at the provider',
      details: { role },
      now: ctx.now,
    })
    return { ended, token: session.token, account: await readAccount(tx, id) }
  })
  realtime.endSessions(outcome.ended)
  if ('error' in outcome) throw outcome.error
  if (outcome.account === undefined) throw new AppError(signOnErrors.refused)
  const { actor } = ctx
  if (actor.kind === 'member' && actor.id === outcome.account.id && (await deleteOwnSession(ctx.db, actor.id, actor.sessionId)))
    realtime.endSessions([actor.sessionId])
  return { data: { user: toSessionUser(outcome.account), token: outcome.token } }
}
