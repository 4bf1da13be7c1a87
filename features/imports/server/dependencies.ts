import type { AuthDependencies } from '#features/auth/server/index.ts'

/** Notes outside the database that an account is erased, so that a restored backup does not bring it back. */
export type LogErasure = (id: string, at: Date) => Promise<void>

/** What the commands that confirm or remove an imported account need, besides the context of the request. */
export type ImportCommandDependencies = Pick<AuthDependencies, 'limits' | 'limitFactor' | 'passwords' | 'secrets' | 'onFirstProof'> & {
  logErasure: LogErasure
}
