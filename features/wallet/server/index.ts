export { personalData } from './personal-data.ts'
export { readWallet } from './queries.ts'
export { closeEmptyAccounts, openAccounts } from './store.ts'
