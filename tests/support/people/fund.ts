/** Re-exported for tests of people. */
export { fund } from '../features/wallet.ts'
