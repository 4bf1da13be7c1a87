export { deleteHelpNumber, lockHelpNumbers, readHelpNumbers, storeHelpNumber } from './help-numbers.ts'
export { deleteTextOverride, lockTextOverrides, readTextOverridesVersion, readTextOverrides, storeTextOverride } from './text-overrides.ts'
