export { describeCallEntries } from './describe-entries.ts'
