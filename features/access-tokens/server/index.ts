export { authenticateToken } from './authenticate-token.ts'
export type { TokenCreationProof } from './dependencies.ts'
export { deletePersonalTokensOfMember } from './store.ts'
