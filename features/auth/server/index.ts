import { argon2 } from './password/passwords.ts'

export type { AtReturn } from './auth.ts'
export { appealPath, appealToken, readAppealToken } from './bans/appeal-link.ts'
export { giveUpBanKeys, keepSecretsOfBans, sealedBanKeys } from './bans/ban-key-store.ts'
export { keepOut, letIn } from './bans/ban-store.ts'
export { confirmPassword } from './password/confirm-password.ts'
export { invitationAddress, invitationHours, makeInvitation } from './sign-up/invite.ts'
export { sendInvitation } from './job-kinds.ts'
export { authenticate, createSession, endSessions, readLiveRoles } from './sessions/sessions.ts'
export { countAttempt, forgetAttempts, noteSecondFactor, setPassword, uncountAttempt } from './store.ts'

/** Hashes a password for storage. Slow, so it must not run inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
