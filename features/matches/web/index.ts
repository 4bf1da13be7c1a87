export { refreshMatches } from './match-queries.ts'
export { matchesText } from '../locales/text.ts'
export { NewcomerAlert } from './newcomers/NewcomerAlert.tsx'
export { MatchesScreen } from './MatchesScreen.tsx'
