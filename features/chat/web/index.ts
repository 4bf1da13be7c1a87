export { MessagesScreen, MobileMessageScreen } from './MessagesScreen.tsx'
