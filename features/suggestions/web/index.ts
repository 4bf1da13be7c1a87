export { suggestionsText } from '../locales/text.ts'
export { FeedOrderChoice } from './FeedOrderChoice.tsx'
