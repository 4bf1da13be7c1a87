export { membersText } from '../locales/text.ts'
