import { argon2 } from './password/passwords.ts'

export {
  type AuthDependencies,
  keyedHash,
  type OnFirstProof,
  type OnPasswordReset,
  type OnReinstate,
  type OnUnverifiedRemoval,
} from './dependencies.ts'
export { appealPath, createAppealToken, verifyAppealToken } from './bans/appeal-link.ts'
export { deleteLostBanKeysAndBans, syncLegacyBanSecrets, banKeySealedStore } from './bans/ban-key-store.ts'
export { addBan, findBannedEmails, isBanned, isPhoneOnBannedProfile, removeBansOfDecision } from './bans/ban-store.ts'
export { authText } from '../locales/text.ts'
export { isOwnPasswordCorrect, requirePassword } from './password/require-password.ts'
export { newPasswordUrl, invitationHours, createInvitation } from './sign-up/invite.ts'
export { mailInvitationJob } from './job-kinds.ts'
export { codeFailureLimit, maxCodeTries, toCodeError } from './codes/verify-code.ts'
export { resendSeconds } from './codes/mail-limit.ts'
export { rejectCommonPassword } from './password/replace-password-and-notify.ts'
export { resetPasswordAfterProof } from './password/reset-password-after-proof.ts'
export { activateProvenAccount } from './sign-up/activate-proven-account.ts'
export { deleteRegistrationsOfMember } from './sign-up/registration-store.ts'
export { removeUnverifiedAccount } from './sign-up/remove-unverified-account.ts'
export { createAccount, toRegistrationData } from './sign-up/create-account.ts'
export {
  countSessions,
  canSignInWithCode,
  lockAccount,
  readAccount,
  readAccountByProvenPhone,
  readHasPassword,
  readSessionStart,
  toSessionUser,
} from './queries.ts'
export { limitAuthCallsByAddress, limitSignUps, networkOf } from './rate-limits.ts'
export {
  authenticateSession,
  readSessionMember,
  createSession,
  endSessions,
  endSessionsOfMember,
  readMembersOfSessions,
  readSignOnRecency,
  endSessionsAndTokensOfMember,
  touchSessions,
} from './sessions/sessions.ts'
export { deviceName } from './sessions/device-name.ts'
export { readSignInOrigin, signIn, signInReturningSession } from './sign-in/sign-in.ts'
export { hashDeviceAndNetwork, isKnownDeviceAndNetwork } from './sessions/device-and-network.ts'
export { argon2 as passwordHasher } from './password/passwords.ts'
export { translateSuspensionReason } from './sign-in/suspension.ts'
export { signInProvenMember } from './sign-in/sign-in-proven.ts'
export {
  recordAttempt,
  clearAttempts,
  deleteOwnSession,
  recordSecondFactorInSession,
  lockContactsForSignUp,
  lockContactForSignUp,
  setPassword,
  giveBackAttempt,
} from './store.ts'

/** Hashes a password for storage. Slow: do not call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
