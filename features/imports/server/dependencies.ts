import type { AuthDependencies } from '#features/auth/server/index.ts'

/** Dependencies of the commands besides their context. */
export type ImportCommandDependencies = Pick<AuthDependencies, 'limits' | 'limitFactor' | 'passwords' | 'secrets' | 'onFirstProof'>
