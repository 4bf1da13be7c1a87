import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { registrationErrors } from '../../contract.ts'
import { isFromInternet } from '../risk/origin.ts'
import { readRegistrationRules } from '../rules-store.ts'
import { verifyProofOfWork } from './challenge.ts'
import { recordSignUp, markProofOfWorkUsed, readSignUpRate, type SignUpRate } from './proof-store.ts'

/** Sign-ups up to this number are never treated as an attack; beyond it, `timesUsual` times the usual number are. */
const harmless = 60
const timesUsual = 8

/** Whether far more people sign up than usual. `factor` multiplies `harmless`, as it does other limits. */
const isUnusualRate = ({ recent, usual }: SignUpRate, factor: number): boolean => recent > Math.max(harmless * factor, timesUsual * usual)

interface ProofRequest {
  email: string
  proof?: string | null | undefined
}

/**
 * Requires a proof of work for a sign-up if the rules demand it, and marks it as used. Sign-ups from a closed network need none.
 * @throws {AppError} registration.proof_needed, and registration.proof_wrong for one that is wrong, expired, used, or solved for another email
 */
export const requireProofOfWork = async (
  { db, actor, now }: Context,
  { secrets, limitFactor }: { secrets: readonly [string, ...string[]]; limitFactor: number },
  { email, proof }: ProofRequest,
): Promise<void> => {
  if (!isFromInternet(actor)) return
  const rule = (await readRegistrationRules(db)).proof
  const isNeeded = rule === 'on' || (rule === 'auto' && isUnusualRate(await readSignUpRate(db, now), limitFactor))
  await recordSignUp(db, now)
  if (!isNeeded) return
  if (proof === null || proof === undefined || proof === '') throw new AppError(registrationErrors.proof_needed)
  const right = await verifyProofOfWork(secrets, proof, { email, now })
  if (right === undefined || !(await markProofOfWorkUsed(db, right))) throw new AppError(registrationErrors.proof_wrong)
}
