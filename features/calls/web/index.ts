export { CallButtons } from './CallButtons.tsx'
export { CallMessage } from './CallMessage.tsx'
export { CallWatch } from './CallWatch.tsx'
