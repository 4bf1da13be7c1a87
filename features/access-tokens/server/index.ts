export { authenticateToken } from './authenticate-token.ts'
export type { TokenCreationProof } from './dependencies.ts'
export { deleteAllTokensOfMember, deletePersonalTokensOfMember } from './store.ts'
