import { useT } from '#platform/web/i18n.tsx'
import type { Message } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'

interface ReactionsProps {
  reactions: Message['reactions']
  /** Id of the other member. */
  uid: string
  name: string
  /** Whether the viewer's reaction can be changed. */
  canReact: boolean
}

const chip =
  'relative z-1 mx-2 -mt-2 inline-flex min-h-7 items-center gap-1 rounded-full border border-line bg-card px-2 text-base text-ink'

/** The reactions to a message, on the lower edge of its bubble. Pressing the viewer's own reaction opens the options; the log handles the press. */
export const Reactions = ({ reactions, uid, name, canReact }: ReactionsProps) => {
  const t = useT(chatText)
  const isOwn = ({ member_id }: Message['reactions'][number]) => member_id !== uid
  const label = reactions
    .map((one) => (isOwn(one) ? t('changes.youReacted', one) : t('changes.reacted', { name, emoji: one.emoji })))
    .join('. ')
  const emoji = [...new Set(reactions.map((one) => one.emoji))].map((one) => <span key={one}>{one}</span>)
  const count = emoji.length < reactions.length ? <span className="text-xs tabular-nums">{reactions.length}</span> : null
  if (canReact && reactions.some(isOwn))
    return (
      <button
        type="button"
        data-options
        aria-haspopup="dialog"
        tabIndex={-1}
        aria-label={`${label}. ${t('changes.changeReaction')}`}
        className={`${chip} border-primary after:absolute after:-inset-2`}
      >
        {emoji}
        {count}
      </button>
    )
  return (
    <span role="img" aria-label={label} className={chip}>
      {emoji}
      {count}
    </span>
  )
}
