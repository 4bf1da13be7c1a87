import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'

export type Logger = FastifyBaseLogger

/** Matches only at the start of a word; otherwise a long word would take quadratic time. */
const address = /(?<![^\s@<>"'(),;:/\\])[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+\.[^\s@<>"'(),;:/\\]+/g

/** Replaces email addresses in a text. Personal data cannot be erased from logs. */
export const maskEmailAddresses = (text: string): string => text.replaceAll(address, '<address>')

/** Name, message, stack and codes of an error. Other properties, such as row values or recipients, are left out. */
const errorForLog = (error: unknown): unknown => {
  if (!(error instanceof Error)) return maskEmailAddresses(String(error))
  const { code, status, statusCode } = error as { code?: unknown; status?: unknown; statusCode?: unknown }
  return {
    type: error.name,
    message: maskEmailAddresses(error.message),
    stack: maskEmailAddresses(error.stack ?? ''),
    code,
    status: status ?? statusCode,
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  }
}

/** Creates a logger with JSON lines on standard output; credentials are redacted. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null,
    // Libraries may log their arguments, which contain session tokens.
    redact: ['*.headers', 'headers', '*.token', '*.password'],
    serializers: { err: errorForLog },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
