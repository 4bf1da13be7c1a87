import type { Context } from '#platform/server/context.ts'
import { type RateLimiter, takeByAddress } from '#platform/server/limits/limits.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type RegistrationMode, registrationErrors } from '../contract.ts'
import { normalizeInvitation } from './invitations/invitation-code.ts'
import { findUsableInvitation } from './invitations/invitation-store.ts'
import { readRegistrationRules } from './rules-store.ts'

/** As many as sign-ups from one address: each code tried is a sign-up begun. */
const guessesPerHour = { burst: 60, seconds: 3600 }

export interface SignUpCheckInput {
  invitation?: string | null | undefined
  /** The mode in which the person began, where the sign-up has an earlier step. They may finish what they began. */
  begun?: RegistrationMode | undefined
}

const invitationError = (name: 'invitation_missing' | 'invitation_wrong'): AppError =>
  new AppError(registrationErrors[name], { fields: { invitation: [registrationErrors[name]] } })

/**
 * Checks whether somebody may sign up now. Looks at nothing but the mode and the code, so the answer says nothing about an address or a number.
 * A person who began under an easier mode passes; `admitOrHoldMember` then decides by the mode of that moment.
 * @returns the invitation that they bring along
 * @throws {AppError} registration.closed, registration.invitation_missing, registration.invitation_wrong, platform.too_many
 */
export const checkSignUpAllowed = async (
  { db, actor, now }: Context,
  { limits }: { limits: RateLimiter },
  { invitation, begun }: SignUpCheckInput,
): Promise<string | undefined> => {
  const { mode } = await readRegistrationRules(db)
  const mayFinish = begun !== undefined && begun !== mode
  if (mode === 'closed' && !mayFinish) throw new AppError(registrationErrors.closed)
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
 * Returns the mode in which a sign-up of several steps begins.
 * @throws {AppError} registration.closed
 */
export const readModeUnlessClosed = async ({ db }: Pick<Context, 'db'>): Promise<RegistrationMode> => {
  const { mode } = await readRegistrationRules(db)
  if (mode === 'closed') throw new AppError(registrationErrors.closed)
  return mode
}
