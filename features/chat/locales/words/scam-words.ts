/** Regular expressions for the scam warning, in lower case and without accents. */
export interface ScamWords {
  /** The digits as words; six in a row are a phone number. */
  digits: string
  /** Pairs of a verb and an object that ask for money when they stand close together. */
  asks: readonly (readonly [verb: string, object: string])[]
  /** Words that ask for money by themselves. */
  phrases: string
}

/** Conversations that measure the accuracy of the scam warning. */
export interface ScamExamples {
  /** Scam messages that ask for money, a phone number or a click; each is one conversation. */
  bad: readonly string[]
  /** Ordinary openings and answers; each pair of the two is one conversation. */
  openings: readonly string[]
  answers: readonly string[]
}
