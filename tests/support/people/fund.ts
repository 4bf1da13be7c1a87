/** Money for members of tests, as the wallet gives it. */
export { fund } from '../features/wallet.ts'
