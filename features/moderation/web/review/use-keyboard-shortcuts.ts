import { useEffect, useEffectEvent } from 'react'

const ignoredTargets = 'input, textarea, select, [contenteditable], [role=dialog] *'

/** Handles single keys on the whole screen, except in text fields and dialogs. `keys` has the action of each key. */
export const useKeyboardShortcuts = (keys: Record<string, () => void>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!isPlain || (event.target instanceof Element && event.target.matches(ignoredTargets))) return
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (action === undefined) return
    // A held key must not decide about people whom nobody has looked at; only arrow keys repeat.
    if (event.repeat && !event.key.startsWith('Arrow')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
