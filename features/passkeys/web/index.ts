export { PasskeysNote } from './PasskeysNote.tsx'
export { PasskeysPanel } from './PasskeysPanel.tsx'
