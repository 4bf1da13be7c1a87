export { authenticateToken } from './authenticate-token.ts'
export type { TokenProof } from './dependencies.ts'
export { endTokensOfMember } from './store.ts'
