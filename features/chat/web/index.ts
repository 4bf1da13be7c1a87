export { LiveChat } from './LiveChat.tsx'
export { MessagesScreen, MobileMessageScreen } from './MessagesScreen.tsx'
export { UnsentWarning } from './UnsentWarning.tsx'
