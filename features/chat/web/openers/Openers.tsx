import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { shownOpenerCount } from '../../openers-contract.ts'
import { type OpenerIdea, useOpeners } from './openers-query.ts'

interface OpenersProps {
  uid: string
  /** The member's first name. */
  name: string
  /** Called with the chosen opener, to put it into the field. Nothing is sent. */
  onChoose: (idea: OpenerIdea) => void
}

/** Keeps the room for openers while they load. It stays empty, because grey blocks for a moment would look as if something were broken. */
export const OpenersPlaceholder = () => <div aria-hidden className="h-59" />

/** Shows three openers to choose from, and a button for three others. Renders nothing without openers. */
export const Openers = ({ uid, name, onChoose }: OpenersProps) => {
  const t = useT(chatText)
  const [from, setFrom] = useState(0)
  const { lines, isLoading } = useOpeners(uid, name)
  if (isLoading) return <OpenersPlaceholder />
  if (lines.length === 0) return null
  return (
    <div role="group" aria-label={t('firstWords.ideas')} className="flex flex-col gap-2 motion-safe:animate-arrive">
      <ul aria-live="polite" className="flex flex-col gap-2">
        {lines.slice(from, from + shownOpenerCount).map((idea) => (
          <li key={idea.text} className="flex">
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="min-h-14 flex-1 rounded-card border border-line bg-card px-4 py-1.5 text-start text-sm text-ink transition-colors hover:border-ink"
            >
              {idea.text}
            </button>
          </li>
        ))}
      </ul>
      {lines.length > shownOpenerCount ? (
        <button
          type="button"
          onClick={() => setFrom((from + shownOpenerCount) % lines.length)}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-sm font-semibold text-soft hover:text-ink"
        >
          <RefreshCw aria-hidden className="size-4" />
          {t('firstWords.others')}
        </button>
      ) : null}
    </div>
  )
}
