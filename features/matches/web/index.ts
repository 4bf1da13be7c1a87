export { refreshMatches } from './match-queries.ts'
export { MatchesScreen } from './MatchesScreen.tsx'
