export { AccessTokensPanel } from './AccessTokensPanel.tsx'
