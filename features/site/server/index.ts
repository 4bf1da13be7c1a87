export { deleteHelpNumber, lockHelpNumbers, readHelpNumbers, storeHelpNumber } from './help-numbers.ts'
