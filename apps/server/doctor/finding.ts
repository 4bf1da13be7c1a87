/** How serious a finding is: only a problem makes the doctor fail. */
export type Level = 'ok' | 'warning' | 'problem'

/** One line of the doctor's report. */
export interface Finding {
  level: Level
  /** What was looked at, in a few words. */
  about: string
  found: string
  /** What the operator can do; absent when all is well. */
  advice?: string
}

export const ok = (about: string, found: string): Finding => ({ level: 'ok', about, found })
export const warning = (about: string, found: string, advice: string): Finding => ({ level: 'warning', about, found, advice })
export const problem = (about: string, found: string, advice: string): Finding => ({ level: 'problem', about, found, advice })
