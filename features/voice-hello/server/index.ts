export { presentVoiceHelloForReview } from './present-voice-hello.ts'
export { readVoiceHelloStorageKeys, voiceHelloSql } from './queries.ts'
export { presentProfileVoiceHello } from './present-voice-hello.ts'
export { holdVoiceHello, readVoiceHellosOfReports } from './reported-voice-hellos.ts'
export {
  approveVoiceHello,
  countVoiceHellosToReview,
  readVoiceHello,
  readVoiceHelloOf,
  readVoiceHellosToReview,
  restoreVoiceHello,
  takeDownVoiceHello,
} from './review-store.ts'
export { countVoiceHellosOfKeys, releaseLostVoiceHellos } from './store.ts'
