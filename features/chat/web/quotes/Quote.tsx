import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { chatText } from '../../locales/text.ts'
import type { Bubble } from '../thread/bubbles.ts'
import { PreviewIcon } from '../list/PreviewIcon.tsx'
import { formatMessageAsOneLine } from './quote-text.ts'

interface QuoteProps {
  quote: NonNullable<Bubble['quote']>
  /** Whether the viewer sent the reply. */
  own: boolean
  /** The other member's first name. */
  name: string
  isTabStop: boolean
}

/** The quote above the text of a reply. A press jumps to the quoted message; the log handles the press. */
export const Quote = ({ quote, own, name, isTabStop }: QuoteProps) => {
  const t = useT(chatText)
  const ownId = useSession(({ user }) => user?.id)
  const isLoaded = 'kind' in quote
  return (
    <button
      type="button"
      data-quote={quote.seq}
      tabIndex={isTabStop ? 0 : -1}
      className={classes(
        '-mx-2 mb-1.5 block min-h-11 w-[calc(100%+1rem)] max-w-[calc(100%+1rem)] rounded-control border-s-4 px-2.5 py-1 text-start text-sm',
        own ? 'border-on-night bg-ink/20' : 'border-primary bg-sunken',
      )}
    >
      <VisuallyHidden>{t('changes.answerTo')} </VisuallyHidden>
      {isLoaded ? (
        <span className="block font-semibold">{quote.sender_id === ownId ? t('changes.you') : quote.sender_id === null ? '' : name}</span>
      ) : null}
      <span dir="auto" className={classes('line-clamp-2 whitespace-normal', isLoaded && quote.deleted && 'italic')}>
        {isLoaded && !quote.deleted ? <PreviewIcon kind={quote.kind} /> : null}
        {isLoaded ? formatMessageAsOneLine(quote, ownId, t) : t('changes.earlier')}
      </span>
    </button>
  )
}
