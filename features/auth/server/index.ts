import { argon2 } from './password/passwords.ts'

export type { OnPasswordReset, OnReinstate } from './dependencies.ts'
export { appealPath, createAppealToken, verifyAppealToken } from './bans/appeal-link.ts'
export { deleteLostBanKeysAndBans, syncLegacyBanSecrets, banKeySealedStore } from './bans/ban-key-store.ts'
export { addBan, removeBansOfDecision } from './bans/ban-store.ts'
export { isOwnPasswordCorrect } from './password/is-own-password-correct.ts'
export { invitationUrl, invitationHours, createInvitation } from './sign-up/invite.ts'
export { mailInvitationJob } from './job-kinds.ts'
export { countSessions, hasWayBack, lockAccount, readHasPassword, readSessionStart } from './queries.ts'
export { limitAuthCallsByAddress } from './rate-limits.ts'
export { authenticate, createSession, endSessionsOfMember, readRolesOfLiveSessions } from './sessions/sessions.ts'
export { deviceName } from './sessions/device-name.ts'
export { readSignInOrigin } from './sign-in/sign-in.ts'
export { signInProven } from './sign-in/sign-in-proven.ts'
export { countAttempt, clearAttempts, recordSecondFactorInSession, setPassword, giveBackAttempt } from './store.ts'

/** Hashes a password for storage. Slow, so it must not run inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
