/** A gift that a member buys. */
export interface OrderedGift {
  /** A unique note. */
  note: string
  from: string
  to: string
  /** Known from the answer on. */
  id: string | undefined
  isRefused: boolean
}
