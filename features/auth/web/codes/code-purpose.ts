import { type CodePurpose, codePurposes } from '../../contract.ts'

/** What a code proves, from `?type=`; anything unknown means the email of a new account. */
export const codePurpose = (type: unknown): CodePurpose => codePurposes.find((purpose) => purpose === type) ?? 'verify-email'
