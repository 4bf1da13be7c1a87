import { useLiveChat } from './live-chat.ts'

/** Runs the live chat updates on every screen of a signed-in member. Renders nothing. */
export const LiveChat = ({ onChange }: { onChange: () => void }) => {
  useLiveChat(onChange)
  return null
}
