export { MessagesScreen } from './MessagesScreen.tsx'
export { MobileMessageScreen } from './MobileMessageScreen.tsx'
