import type { ReactionTarget } from './match-queue.ts'
import { type ReactionAction, reactTo } from './react-to.ts'

/** `reactTo` for a screen; `onDone` runs after the server has accepted the reaction. */
export const useReactTo =
  ({ onDone }: { onDone?: (uid: string) => void } = {}) =>
  (person: ReactionTarget, action: ReactionAction): void => {
    void reactTo(person, action).then((done) => (done ? onDone?.(person.id) : undefined))
  }
