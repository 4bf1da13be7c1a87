import { useEffect, useEffectEvent } from 'react'

/** The action of each key. */
type Shortcuts = Record<string, () => void>

/** Selects open dialogs. A dialog that is fading out counts as closed. */
const openDialog = '[role=dialog]:not([data-closed])'
const textFields = 'input, textarea, select, [contenteditable]'
/** The number of open dialogs that have shortcuts of their own. A dialog counts from the press that opens it, before it has the focus. */
let openDialogs = 0

const useShortcuts = (keys: Shortcuts, isIgnored: () => boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!isPlain || isIgnored() || (event.target instanceof Element && event.target.matches(textFields))) return
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

/** Handles single keys on the whole screen, except in text fields and while a dialog is open. */
export const useKeyboardShortcuts = (keys: Shortcuts): void =>
  useShortcuts(keys, () => openDialogs > 0 || document.querySelector(openDialog) !== null)

/** Handles single keys while the component, a part of an open dialog, is mounted. The shortcuts of the screen are off meanwhile. */
export const useDialogShortcuts = (keys: Shortcuts): void => {
  useShortcuts(keys, () => false)
  useEffect(() => {
    openDialogs += 1
    return () => void (openDialogs -= 1)
  }, [])
}
