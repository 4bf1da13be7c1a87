import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { chatText } from '../../locales/text.ts'
import type { Bubble } from '../thread/bubbles.ts'
import { messageLabel } from '../quotes/quote-text.ts'

/** Button beside a bubble that opens its options; visible on hover and focus. The log handles the press. Screen readers find it on phones, too. */
export const OptionsButton = ({ bubble, isTabStop }: { bubble: Bubble; isTabStop: boolean }) => {
  const t = useT(chatText)
  return (
    <button
      type="button"
      data-options
      data-stop
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('changes.options', { text: messageLabel(bubble, t) })}
      className={classes(
        'absolute top-0 grid size-11 place-items-center rounded-full text-soft opacity-0 transition-opacity group-hover:opacity-100 hover:bg-sunken focus-visible:opacity-100',
        '[@media(hover:none)]:not-focus-visible:sr-only',
        bubble.own ? 'end-full' : 'start-full',
      )}
    >
      <ChevronDown aria-hidden className="size-5" />
    </button>
  )
}
