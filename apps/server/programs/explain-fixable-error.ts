import { ConfigurationError } from '#platform/server/config/config.ts'
import { isDatabaseUnavailable, isReadOnlyError } from '#platform/server/db/availability.ts'
import { FolderInUseError } from '#platform/server/db/lock.ts'

const isUnreachable = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/
const isUnknownHost = /^(?:ENOTFOUND|EAI_AGAIN)$/

/** A host with several addresses fails with one error per address and an empty message. */
const messageOf = ({ message, errors = [] }: { message: string; errors?: readonly Error[] }): string =>
  message || errors.map((one) => one.message).join(', ')

/** Explains an error of PostgreSQL about address, role, rights or availability. */
const explainDatabaseError = (error: unknown): string | undefined => {
  const { code = '', message } = error as { code?: string; message: string }
  if (code === '28P01' || code === '28000') return `PostgreSQL refuses the user or password of the configuration: ${message}`
  if (code === '3D000') return `The database of the configuration does not exist: ${message}`
  if (code === '42501') return `The role of the configuration lacks a right in the database, which it has to own: ${message}`
  if (isReadOnlyError(error)) return `The database takes no writes. It is a standby, or it is set read-only: ${message}`
  return isDatabaseUnavailable(error) ? `The database cannot serve at this moment: ${message}` : undefined
}

/** Explains an error that an operator can fix in a sentence; undefined for bugs. */
export const explainFixableError = (error: unknown): string | undefined => {
  const { code, message, port } = error as { code?: string; message: string; port?: number }
  if (error instanceof ConfigurationError) return `The configuration cannot work:\n${message}`
  if (error instanceof FolderInUseError) return message
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=${(port ?? 3000) + 1} npm start`
  if (code === 'EACCES') return `Not allowed: ${message}`
  if (code === 'ENOSPC') return 'The disk is full. Make some room and start again; nothing that was confirmed is lost.'
  if (code === 'EFBIG') return `A file is larger than this process may write: ${message}`
  if (isUnreachable.test(code ?? '')) return `A server of the configuration does not answer: ${messageOf(error as Error)}`
  if (isUnknownHost.test(code ?? '')) return `A host name of the configuration is not known: ${message}`
  return explainDatabaseError(error)
}

/** Returns the stack of an error, or its text when it has none. */
export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Describes any error for the operator: a sentence where they can fix it, otherwise what failed and the stack. */
export const describeError = (error: unknown, whatFailed: string): string =>
  explainFixableError(error) ?? `${whatFailed}: ${stackOf(error)}`
