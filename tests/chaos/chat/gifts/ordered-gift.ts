/** A gift that a member buys. */
export interface OrderedGift {
  /** The text that the giver adds; unique in a run, so that two purchases of one gift are found. */
  note: string
  from: string
  to: string
  /** The id in the answer of the server; undefined before the answer. */
  id: string | undefined
  isRefused: boolean
}
