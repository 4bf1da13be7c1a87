export { StartCallButtons } from './screen/StartCallButtons.tsx'
export { CallMessage } from './CallMessage.tsx'
export { LiveCalls } from './LiveCalls.tsx'
