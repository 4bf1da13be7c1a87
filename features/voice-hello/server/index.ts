export { presentVoiceHelloForReview } from './present-voice-hello.ts'
export { readVoiceHelloStorageKeys, voiceHelloSql } from './queries.ts'
export { presentProfileVoiceHello } from './present-voice-hello.ts'
export { keepReportedVoiceHello, readVoiceHellosOfReports } from './reported-voice-hellos.ts'
export {
  approveVoiceHello,
  countVoiceHellosToReview,
  readVoiceHello,
  readVoiceHelloOf,
  readVoiceHellosToReview,
  restoreVoiceHello,
  takeDownVoiceHello,
} from './review-store.ts'
export { countVoiceHellosByKeyNames, releaseLostVoiceHellos } from './store.ts'
