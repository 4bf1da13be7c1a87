import { type CodePurpose, codePurposes } from '../../contract.ts'

/** Parses the purpose of a code from `?type=`; `verify-email` for an unknown value. */
export const parseCodePurpose = (type: unknown): CodePurpose => codePurposes.find((purpose) => purpose === type) ?? 'verify-email'
