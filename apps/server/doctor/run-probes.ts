import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { explainFixableError } from '../programs/explain-fixable-error.ts'
import { type Finding, problemFinding } from './finding.ts'

/** Looks at one thing; a rejected promise is reported as a problem. */
export interface Probe {
  about: string
  /** What to do when the probe fails without a finding of its own. */
  advice: string
  look: () => Promise<readonly Finding[]>
}

const causeOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return (
    explainFixableError(error) ?? ([message, code].find((text) => text !== undefined && text !== '') ?? 'it failed').split('\n')[0] ?? ''
  )
}

/**
 * Runs all probes at once, each for at most `limitMs` milliseconds, so that a service that hangs delays nothing else.
 * @returns the findings in the order of the probes
 */
export const runProbes = async (probes: readonly Probe[], limitMs: number): Promise<Finding[]> => {
  const looked = probes.map(async ({ about, advice, look }): Promise<readonly Finding[]> => {
    try {
      // In a microtask, so that a probe that throws at once does not stop the others.
      return await withTimeout(limitMs, Promise.resolve().then(look))
    } catch (error) {
      const isLate = (error as Error | undefined)?.name === 'TimeoutError'
      return [problemFinding(about, isLate ? `no answer within ${limitMs / 1000} s` : causeOf(error), advice)]
    }
  })
  return (await Promise.all(looked)).flat()
}
