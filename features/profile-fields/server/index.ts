export { readShownAnswers } from './answers-for-staff.ts'
export { answersSql, audiencesSql, ownAnswers, visibleAnswers } from './present-answers.ts'
export { missingFields, prepareAnswers } from './save-answers.ts'
export { type Answers, readFields } from './store.ts'
