export { MeetingQuestion } from './MeetingQuestion.tsx'
