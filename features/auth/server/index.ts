import { argon2 } from './passwords.ts'

export type { AtReturn } from './auth.ts'
export { appealPath, appealToken, readAppealToken } from './appeal-link.ts'
export { giveUpBanKeys, keepSecretsOfBans, sealedBanKeys } from './ban-key-store.ts'
export { keepOut, letIn } from './ban-store.ts'
export { confirmPassword } from './confirm-password.ts'
export { invitationAddress, invitationHours, makeInvitation } from './invite.ts'
export { sendInvitation } from './job-kinds.ts'
export { authenticate, createSession, endSessions, readLiveRoles } from './sessions.ts'
export { countAttempt, forgetAttempts, noteSecondFactor, setPassword, uncountAttempt } from './store.ts'

/** The stored form of a password; slow, so never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
