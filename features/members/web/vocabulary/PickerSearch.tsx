import Search from 'lucide-react/icons/search'
import type { KeyboardEvent, Ref } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'

interface PickerSearchProps {
  label: string
  query: string
  onQuery: (query: string) => void
  /** The ids that the query finds. */
  found: readonly string[]
  /** Called when Enter is pressed and the query finds exactly one id. */
  onOnly: (id: string) => void
  inputRef: Ref<HTMLInputElement>
  error?: string | undefined
}

/** The search field of a picker. It says how many items the query finds. */
export const PickerSearch = ({ label, query, onQuery, found, onOnly, inputRef, error }: PickerSearchProps) => {
  const t = useT(vocabularyText)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form around the picker.
    event.preventDefault()
    const [only, ...others] = found
    if (query.trim() === '' || only === undefined || others.length > 0) return
    onOnly(only)
  }
  const count = found.length
  return (
    <div>
      <TextField
        ref={inputRef}
        type="search"
        label={label}
        error={error}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
        end={<Search aria-hidden className="size-5" />}
      />
      <p role="status" className={count === 0 ? 'mt-1.5 text-sm text-soft' : 'sr-only'}>
        {query.trim() === '' ? '' : t(count === 0 ? 'picker.none' : 'picker.found', { count })}
      </p>
    </div>
  )
}
