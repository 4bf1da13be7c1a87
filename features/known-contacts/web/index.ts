export { KnownContactsPanel } from './KnownContactsPanel.tsx'
