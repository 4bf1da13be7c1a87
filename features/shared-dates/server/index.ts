export { revokeDateAsksAfterBlock, revokeDateAsksAfterUnmatch } from './end-agreements.ts'
export { hasDateAheadCondition } from './queries.ts'
