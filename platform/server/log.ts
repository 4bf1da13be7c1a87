import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'

export type Logger = FastifyBaseLogger

/** Begins only where a word does: begun at each letter of a long word it would be quadratic. */
const address = /(?<![^\s@<>"'(),;:/\\])[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+\.[^\s@<>"'(),;:/\\]+/g

/** A sentence of a mail server or database fit for the log, which nobody can erase from: without addresses of people. */
export const withoutAddresses = (text: string): string => text.replaceAll(address, '<address>')

/** Name, sentence and place of an error; whatever else a library hangs on it (values of a row, recipients) stays out. */
const errorForLog = (error: unknown): unknown => {
  if (!(error instanceof Error)) return withoutAddresses(String(error))
  const { code, status, statusCode } = error as { code?: unknown; status?: unknown; statusCode?: unknown }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    code,
    status: status ?? statusCode,
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  }
}

/** Structured lines on standard output; header values that open doors are never written. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null,
    // A library that tells what it was given tells the session as well.
    redact: ['*.headers', 'headers', '*.token', '*.password'],
    serializers: { err: errorForLog },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
