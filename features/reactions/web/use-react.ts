import type { Matched } from './match-store.ts'
import { type ReactionAction, reactTo } from './react-to.ts'

/** `reactTo` for a screen; `onDone` runs after the server has agreed. */
export const useReact =
  ({ onDone }: { onDone?: (uid: string) => void } = {}) =>
  (person: Matched, action: ReactionAction): void => {
    void reactTo(person, action).then((done) => (done ? onDone?.(person.id) : undefined))
  }
