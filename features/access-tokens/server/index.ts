export { authenticateToken } from './authenticate-token.ts'
export type { TokenProof } from './dependencies.ts'
export { deleteTokensOfMember, endTokensOfMember } from './store.ts'
