import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Logger = FastifyBaseLogger

/** Structured lines on standard output; header values that open doors are never written. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'] })
