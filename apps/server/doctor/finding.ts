/** How serious a finding is: only a problem makes the doctor fail. */
export type FindingLevel = 'ok' | 'warning' | 'problem'

/** One line of the doctor's report. */
export interface Finding {
  level: FindingLevel
  /** What was checked, in a few words. */
  about: string
  found: string
  /** What the operator can do; absent when all is well. */
  advice?: string
}

export const okFinding = (about: string, found: string): Finding => ({ level: 'ok', about, found })
export const warningFinding = (about: string, found: string, advice: string): Finding => ({ level: 'warning', about, found, advice })
export const problemFinding = (about: string, found: string, advice: string): Finding => ({ level: 'problem', about, found, advice })
