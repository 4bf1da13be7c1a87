import Keyboard from 'lucide-react/icons/keyboard'
import KeyboardOff from 'lucide-react/icons/keyboard-off'
import { setLetterKeysEnabled, useLetterKeysEnabled } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { matchesText } from '../../locales/text.ts'

/** Switches the letter keys on and off. A phone has none, so it is shown from tablets on. */
export const LetterKeysToggle = () => {
  const t = useT(matchesText)
  const on = useLetterKeysEnabled()
  const Icon = on ? Keyboard : KeyboardOff
  return (
    <IconButton
      label={t('deck.letterKeys')}
      aria-pressed={on}
      className="max-md:hidden"
      icon={<Icon aria-hidden className="size-5" />}
      onClick={() => setLetterKeysEnabled(!on)}
    />
  )
}
