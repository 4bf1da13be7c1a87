export { MatchesScreen } from './MatchesScreen.tsx'
