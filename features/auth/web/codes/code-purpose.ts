import { type CodePurpose, codePurposes } from '../../contract.ts'

/** Purpose of a code from `?type=`; an unknown value means the email of a new account. */
export const parseCodePurpose = (type: unknown): CodePurpose => codePurposes.find((purpose) => purpose === type) ?? 'verify-email'
