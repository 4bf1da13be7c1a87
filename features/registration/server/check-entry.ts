import type { Context } from '#platform/server/context.ts'
import { type RateLimiter, takeByAddress } from '#platform/server/limits/limits.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type RegistrationMode, registrationErrors, registrationModes } from '../contract.ts'
import { normalizeInvitation } from './invitations/invitation-code.ts'
import { findUsableInvitation } from './invitations/invitation-store.ts'
import { readRegistrationRules } from './rules-store.ts'

/** Limit of invitation codes tried from one address. The same as for sign-ups, because each try begins one. */
const guessesPerHour = { burst: 60, seconds: 3600 }

export interface SignUpCheckInput {
  invitation?: string | null | undefined
  /** The mode at an earlier step of the sign-up. A person who began under an easier mode may finish. */
  begun?: RegistrationMode | undefined
}

const invitationError = (name: 'invitation_missing' | 'invitation_wrong'): AppError =>
  new AppError(registrationErrors[name], { fields: { invitation: [registrationErrors[name]] } })

/** How much a mode asks for: the more, the greater. -1 for a mode that this release does not know, such as one of a newer release. */
const strictnessOf = (mode: RegistrationMode | undefined): number => registrationModes.findIndex((one) => one === mode)

/**
 * Checks whether somebody may sign up now, by the registration mode and the invitation code alone: the answer reveals nothing about an email or a
 * number.
 * A person who began under an easier mode passes; `admitOrHoldMember` decides later by the mode of that time. An unknown mode admits nobody.
 * @returns the id of the invitation; undefined without one
 * @throws {AppError} registration.closed, registration.invitation_missing, registration.invitation_wrong, platform.too_many
 */
export const checkSignUpAllowed = async (
  { db, actor, now }: Context,
  { limits }: { limits: RateLimiter },
  { invitation, begun }: SignUpCheckInput,
): Promise<string | undefined> => {
  const { mode } = await readRegistrationRules(db)
  const [strictness, before] = [strictnessOf(mode), strictnessOf(begun)]
  const mayFinish = before !== -1 && before < strictness
  if (strictness === -1 || (mode === 'closed' && !mayFinish)) throw new AppError(registrationErrors.closed)
  const code = normalizeInvitation(invitation ?? '')
  const isNeeded = mode === 'invitation' && !mayFinish
  if (code === '') {
    if (isNeeded) throw invitationError('invitation_missing')
    return undefined
  }
  if (actor.kind !== 'system') await takeByAddress(limits, 'invitation', actor.address, guessesPerHour)
  const id = await findUsableInvitation(db, code, now)
  if (id === undefined && mode === 'invitation') throw invitationError('invitation_wrong')
  return id
}

/**
 * Returns the registration mode at the first step of a sign-up.
 * @throws {AppError} registration.closed
 */
export const readModeUnlessClosed = async ({ db }: Pick<Context, 'db'>): Promise<RegistrationMode> => {
  const { mode } = await readRegistrationRules(db)
  if (mode === 'closed') throw new AppError(registrationErrors.closed)
  return mode
}
