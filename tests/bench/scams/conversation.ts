/** The kinds of fraud in the conversations. */
export type Playbook = 'romance' | 'advance-fee' | 'sextortion' | 'gift-card' | 'crypto'

export const PLAYBOOKS: readonly Playbook[] = ['romance', 'advance-fee', 'sextortion', 'gift-card', 'crypto']

/** One written conversation; `writer` is the member who is judged, and `playbook: null` means that the writer is honest. */
export type WrittenConversation = {
  language: 'en' | 'es' | 'fr' | 'pt' | 'sw'
  playbook: Playbook | null
  /** `afterMinutes`: minutes since the line before. */
  lines: { from: 'writer' | 'other'; afterMinutes: number; text: string }[]
}
