/** Money for members of tests, as the wallet gives it. */
export { fundMember } from '../features/wallet.ts'
