import { argon2 } from './passwords.ts'

export { confirmPassword } from './confirm-password.ts'
export { personalData } from './personal-data.ts'
export { mountAuth } from './routes.ts'
export { authenticate, createSession, endSessions } from './sessions.ts'
export { setPassword } from './store.ts'

/** The stored form of a password; slow, so never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password)
