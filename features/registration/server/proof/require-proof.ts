import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { registrationErrors } from '../../contract.ts'
import { isFromInternet } from '../risk/origin.ts'
import { readRegistrationRules } from '../rules-store.ts'
import { verifyProofOfWork } from './challenge.ts'
import { recordSignUp, markProofUsed, readSignUpRate, type SignUpRate } from './proof-store.ts'

/** So many sign-ups are never an attack, and so many times the usual number are one. */
const harmless = 60
const timesUsual = 8

/** Whether far more people sign up than usual. `factor` multiplies what is harmless, as it does for other limits. */
const isUnusualRate = ({ recent, usual }: SignUpRate, factor: number): boolean => recent > Math.max(harmless * factor, timesUsual * usual)

interface ProofRequest {
  email: string
  proof?: string | null | undefined
}

/**
 * Requires a proof of work of a sign-up where the rules ask for one, and uses it up. Sign-ups from a closed network need none.
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
  if (right === undefined || !(await markProofUsed(db, right))) throw new AppError(registrationErrors.proof_wrong)
}
