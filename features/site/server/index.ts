export { deleteHelpNumber, lockHelpNumbers, readHelpNumbers, storeHelpNumber } from './help-numbers.ts'
export { deleteTextOverride, lockTextOverrides, readOverridesMark, readTextOverrides, storeTextOverride } from './text-overrides.ts'
