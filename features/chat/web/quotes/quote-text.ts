import type { Translate } from '#platform/web/i18n.tsx'
import type { Message } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { previewText } from '../message-renderers.ts'

type T = Translate<typeof en>
type Shown = Pick<Message, 'kind' | 'body' | 'deleted' | 'sender_id'>

/** Returns the text in place of a deleted message. */
export const deletedText = ({ sender_id }: Pick<Message, 'sender_id'>, ownId: string | undefined, t: T): string =>
  t(sender_id === ownId ? 'changes.deletedByYou' : 'changes.deleted')

/** Returns a message as one line of text, for quotes and the conversation list. */
export const formatMessageAsOneLine = (message: Shown, ownId: string | undefined, t: T): string =>
  message.deleted ? deletedText(message, ownId, t) : previewText(message, t)

const labelLength = 60

/** Returns the beginning of a message, to name the message in an accessible label. */
export const messageLabel = (message: Pick<Message, 'kind' | 'body'>, t: T): string => {
  const text = previewText(message, t)
  return text.length > labelLength ? `${text.slice(0, labelLength).toWellFormed()}…` : text
}
