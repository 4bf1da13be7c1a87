import { useLiveChat } from './live-chat.ts'

/** Keeps messages coming and going on every screen of a member. Draws nothing. */
export const LiveChat = ({ onChange }: { onChange: () => void }) => {
  useLiveChat(onChange)
  return null
}
