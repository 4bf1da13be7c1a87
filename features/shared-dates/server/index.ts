export { endAgreementsAfterBlock, endAgreementsAfterMatch } from './end-agreements.ts'
