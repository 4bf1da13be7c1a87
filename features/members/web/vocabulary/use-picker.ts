import { useRef, useState } from 'react'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'

export interface PickerProps {
  /** The chosen ids, and older free text, which can only be removed. */
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
  /** Returns another name by which the id can be found. */
  alsoCalled: (id: string) => string
  most: number
}

/** The state of a picker with search: the query, what it finds, and the functions that choose and remove. */
export const usePicker = ({ value, onChange, ref, ids, nameOf, alsoCalled, most }: ChoiceOptions) => {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sought = foldForSearch(query)
  const remove = (id: string) => onChange(value.filter((other) => other !== id))
  const toggle = (id: string) => {
    if (value.includes(id)) remove(id)
    else if (value.length < most) onChange([...value, id])
  }
  /** Chooses an id and empties the query. If the list is full, nothing changes. */
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
    // Without a query, `alsoCalled` is not called: browsers take long to return the names of some languages.
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
