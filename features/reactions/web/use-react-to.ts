import type { ReactionTarget } from './match-queue.ts'
import { type ReactionAction, reactTo } from './react-to.ts'

/** `reactTo` for a screen; `onSettled` runs after the server has accepted or refused the reaction. */
export const useReactTo =
  ({ onSettled }: { onSettled?: (uid: string) => void } = {}) =>
  (person: ReactionTarget, action: ReactionAction, options?: { matched: boolean }): void => {
    void reactTo(person, action, options).then(() => onSettled?.(person.id))
  }
