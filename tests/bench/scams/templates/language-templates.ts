/** Rules may be tuned on `known`. `held-out` shows how they perform on conversations that they were not tuned on. */
export type TemplatePart = 'known' | 'held-out'

/** The hand-written texts of one part of one language, in the notation of `read-blocks.ts`. */
type PartTexts = {
  /** Kinds `opening`, `warm` (a great love, early), `closing`; and for frauds `offsite` and `pressure`. */
  everyday: string
  /** Kinds `talk` (no money, no number), `money`, and `money fixed` (the sides cannot be exchanged). */
  honest: string
  /** Kinds are playbooks; with `slow`, `quick` or `subtle`. */
  scams: string
}

/** Values of slots such as `{city}`. In a value, `#` becomes a digit and `%` a digit in words. */
type Slots = Record<string, readonly string[]>

export type LanguageTemplates = {
  parts: Record<TemplatePart, PartTexts>
  slots: Slots
  /** The words for 0 to 9. */
  digits: readonly string[]
  /** How people shorten words when they write in a hurry. */
  shortForms: Record<string, string>
}
