import { ConfigurationError } from '#platform/server/config/config.ts'
import { explainError } from '../programs/explain-error.ts'

/** The number of `--jobs`. @throws {ConfigurationError} when it is none */
export const parseJobs = (given: string | undefined): { jobs?: number } => {
  if (given === undefined) return {}
  if (!/^[1-9]\d?$/.test(given)) throw new ConfigurationError('--jobs is a number from 1 to 99')
  return { jobs: Number(given) }
}

/** Aborts at Ctrl+C and at SIGTERM, so that what is under way is cleared away. */
export const stopSignal = (): AbortSignal => {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new ConfigurationError('it was stopped'))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return stopping.signal
}

/** What went wrong, as a sentence where it is one an operator can mend. */
export const describeError = (error: unknown): string => {
  if (error instanceof ConfigurationError) return error.message
  return explainError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
