export { PasskeysStayNote } from './PasskeysStayNote.tsx'
export { PasskeysPanel } from './PasskeysPanel.tsx'
