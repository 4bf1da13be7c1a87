import { readDraft, setDraft } from './drafts.ts'

const composer = (): HTMLElement | null => document.querySelector('[data-composer]')

/** Whether a conversation is open in which the member can write. */
export const isComposerOpen = (): boolean => composer() !== null

/** Puts words into the composer of the open conversation, to change and send, and moves the focus there. What is already written stays. */
export const fillEmptyComposer = (uid: string, text: string): void => {
  if (readDraft(uid) === '') setDraft(uid, text)
  composer()?.focus()
}
