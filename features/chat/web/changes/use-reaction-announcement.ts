import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useArrivedReaction } from './arrived-reaction.ts'
import { messageLabel } from '../quotes/quote-text.ts'

/** The text that announces a reaction of the member `uid` that has just arrived; empty for none. */
export const useReactionAnnouncement = (uid: string, name: string): string => {
  const t = useT(chatText)
  const reaction = useArrivedReaction(uid)
  // One from before the log was opened is not announced.
  const [first] = useState(reaction)
  if (reaction === undefined || reaction === first) return ''
  return t('changes.reactionArrived', { name, emoji: reaction.emoji, text: messageLabel(reaction.message, t) })
}
