export { readAnswersForReport, readAnswersOfApplicants } from './answers-for-staff.ts'
export {
  fieldAnswersSql,
  audienceByFieldSql,
  type AudienceByField,
  presentOwnAnswers,
  presentVisibleAnswers,
  selectPublicChoices,
} from './present-answers.ts'
export { findUnansweredRequiredFields, prepareAnswers } from './save-answers.ts'
export { type AnswersByField, readFieldAnswers, readProfileFields } from './store.ts'
export { fieldFilterToJsonPath, readUsableFieldFilter } from './filter-answers.ts'
