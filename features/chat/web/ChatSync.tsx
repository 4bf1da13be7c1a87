import { useChatSync } from './chat-sync.ts'

/** Runs the live chat updates on every screen of a signed-in member. Renders nothing. */
export const ChatSync = ({ onChange }: { onChange: () => void }) => {
  useChatSync(onChange)
  return null
}
