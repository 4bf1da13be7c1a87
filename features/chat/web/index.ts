export { MessagesScreen, MobileMessageScreen } from './MessagesScreen.tsx'
export type { ChatSlots } from './slots.ts'
export { UnsentWarning } from './outbox/UnsentWarning.tsx'
