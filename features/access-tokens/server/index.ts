export { authenticateToken } from './authenticate-token.ts'
export type { TokenCreatorCheck } from './dependencies.ts'
export { deleteAllTokensOfMember, deletePersonalTokensOfMember } from './store.ts'
