export { MessagesScreen, MobileMessageScreen } from './MessagesScreen.tsx'
export { refreshThread } from './thread-queries.ts'
