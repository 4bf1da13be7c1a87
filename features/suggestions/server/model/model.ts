/** What was learnt. It stays in the memory of the job that made it and is never stored or sent. Opaque for other code. */
export interface Model {
  /** The number of members it was learnt from. */
  members: number
}
