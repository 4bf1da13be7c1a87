import { useRef, useState } from 'react'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'

export interface PickerProps {
  /** What is chosen: ids, and older free text, which can only be removed. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Error message. */
  error?: string | undefined
  /** Receives the search field, so that a form can focus it. */
  ref?: (field: { focus: () => void } | null) => void
}

interface ChoiceOptions extends PickerProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Another name to search by. */
  alsoCalled: (id: string) => string
  most: number
}

/** The state of a picker with search: what the query finds, and how to choose and remove. */
export const usePicker = ({ value, onChange, ref, ids, nameOf, alsoCalled, most }: ChoiceOptions) => {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sought = foldForSearch(query)
  const remove = (id: string) => onChange(value.filter((other) => other !== id))
  const toggle = (id: string) => {
    if (value.includes(id)) remove(id)
    else if (value.length < most) onChange([...value, id])
  }
  /** Adds what is not chosen yet, and empties the query; a full list keeps both. */
  const add = (id: string) => {
    const chosen = value.includes(id)
    if (!chosen && value.length >= most) return
    if (!chosen) onChange([...value, id])
    setQuery('')
  }
  return {
    query,
    setQuery,
    searching: sought !== '',
    // Not asked without a query, because some other names take a browser long to find.
    found:
      sought === ''
        ? ids
        : ids.filter((id) => foldForSearch(nameOf(id)).includes(sought) || foldForSearch(alsoCalled(id)).startsWith(sought)),
    toggle,
    add,
    removeAndFocus: (id: string) => {
      remove(id)
      // The button that had the focus is gone.
      field.current?.focus()
    },
    isFull: value.length >= most,
    fieldRef: (input: HTMLInputElement | null) => {
      field.current = input
      ref?.(input)
    },
  }
}
