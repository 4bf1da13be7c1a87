export { CallButtons } from './screen/CallButtons.tsx'
export { CallMessage } from './CallMessage.tsx'
export { LiveCalls } from './LiveCalls.tsx'
