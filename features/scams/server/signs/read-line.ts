import type { Sign } from './find-signs.ts'

/** The signs in a message of one conversation, the oldest first. */
export interface LineWithSigns {
  from: 'writer' | 'other'
  signs: ReadonlySet<Sign>
}
