export { revokeDateAsksAfterBlock, revokeDateAsksAfterUnmatch } from './end-agreements.ts'
