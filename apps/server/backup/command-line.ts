import { ConfigurationError } from '#platform/server/config/config.ts'
import { explainFixableError, stackOf } from '../programs/explain-fixable-error.ts'

/** Parses the value of `--jobs`. @throws {ConfigurationError} unless it is a number from 1 to 99 */
export const parseJobsOption = (given: string | undefined): { jobs?: number } => {
  if (given === undefined) return {}
  if (!/^[1-9]\d?$/.test(given)) throw new ConfigurationError('--jobs is a number from 1 to 99')
  return { jobs: Number(given) }
}

/** Returns a signal that aborts at Ctrl+C and SIGTERM, so that unfinished work is cleaned up. */
export const createStopSignal = (): AbortSignal => {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new ConfigurationError('it was stopped'))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return stopping.signal
}

/** Describes an error for the operator: a sentence where they can fix it, otherwise the stack. */
export const describeFailedRun = (error: unknown): string => {
  if (error instanceof ConfigurationError) return error.message
  return explainFixableError(error) ?? stackOf(error)
}
