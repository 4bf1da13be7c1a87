export { CallButtons } from './stage/CallButtons.tsx'
export { CallMessage } from './CallMessage.tsx'
export { CallWatch } from './CallWatch.tsx'
