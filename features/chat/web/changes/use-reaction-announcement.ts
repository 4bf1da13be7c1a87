import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useArrivedReaction } from './arrived-reaction.ts'
import { messageLabel } from '../quotes/quote-text.ts'

/** Returns the text that announces a newly arrived reaction of the member `uid`; empty for none. */
export const useReactionAnnouncement = (uid: string, name: string): string => {
  const t = useT(chatText)
  const reaction = useArrivedReaction(uid)
  // Do not announce a reaction that arrived before the log was opened.
  const [first] = useState(reaction)
  if (reaction === undefined || reaction === first) return ''
  return t('changes.reactionArrived', { name, emoji: reaction.emoji, text: messageLabel(reaction.message, t) })
}
