import { argon2 } from './password/passwords.ts'

export type { OnReinstate } from './dependencies.ts'
export { appealPath, appealToken, verifyAppealToken } from './bans/appeal-link.ts'
export { deleteLostBanKeysAndBans, syncLegacyBanSecrets, sealedBanKeys } from './bans/ban-key-store.ts'
export { addBan, removeBansOfDecision } from './bans/ban-store.ts'
export { isOwnPasswordCorrect } from './password/is-own-password-correct.ts'
export { invitationUrl, invitationHours, createInvitation } from './sign-up/invite.ts'
export { mailInvitationJob } from './job-kinds.ts'
export { countSessions } from './queries.ts'
export { authenticate, createSession, endSessionsOfMember, readRolesOfLiveSessions } from './sessions/sessions.ts'
export { countAttempt, clearAttempts, recordSecondFactorInSession, setPassword, giveBackAttempt } from './store.ts'

/** Hashes a password for storage. Slow, so it must not run inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
