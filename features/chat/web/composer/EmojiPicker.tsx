import { type KeyboardEvent, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { chatText } from '../../locales/text.ts'
import { findEmoji } from './emoji.ts'

/** Columns of the emoji grid. */
const columns = 8

/** Emoji grid with a search in every language. Arrow keys move, Enter selects, Escape closes. */
export const EmojiPicker = ({ onPick, onClose }: { onPick: (emoji: string) => void; onClose: () => void }) => {
  const t = useT(chatText)
  const grid = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState(0)
  const found = findEmoji(words)

  const focus = (index: number) => {
    const next = Math.max(0, Math.min(found.length - 1, index))
    setCurrent(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const onGridKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      focus(current + step)
    } else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(found.length - 1)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      focus(0)
    }
    // Enter must not send the message.
    if (event.key === 'Enter') {
      event.preventDefault()
      const [first] = found
      if (first !== undefined) onPick(first.emoji)
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from everywhere inside
    <div className="flex flex-col gap-2" onKeyDown={onKey}>
      <TextField
        type="search"
        autoFocus
        label={<span className="sr-only">{t('emoji.search')}</span>}
        placeholder={t('emoji.search')}
        autoComplete="off"
        maxLength={40}
        value={words}
        onKeyDown={onSearchKey}
        onChange={(event) => {
          setWords(event.target.value)
          setCurrent(0)
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is on one of its buttons */}
      <div
        ref={grid}
        role="group"
        aria-label={t('emoji.open')}
        onKeyDown={onGridKey}
        className="grid h-48 auto-rows-min grid-cols-8 overflow-y-auto"
      >
        {found.map(({ emoji, name }, index) => (
          <button
            key={emoji}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-label={name}
            title={name}
            onFocus={() => setCurrent(index)}
            onClick={() => onPick(emoji)}
            className="grid min-h-11 place-items-center rounded-control text-2xl hover:bg-sunken"
          >
            {emoji}
          </button>
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="-mt-44 h-44 text-center text-soft">
          {t('emoji.none')}
        </p>
      ) : null}
    </div>
  )
}
