/** Re-exported for tests of people. */
export { fundMember } from '../features/wallet.ts'
