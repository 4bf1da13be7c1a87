/** SQLSTATE of a write on a standby, or while the session, role or server is read-only. */
const readOnlyState = '25006'
/** SQLSTATE for too many connections. */
const fullState = '53300'

/**
 * SQLSTATEs of a temporary failure: broken connections (class 08), lack of resources such as connections or disk (class 53), a server that
 * stops or starts (57P0x), I/O errors (58xxx), read-only mode, and a lock that another transaction did not release in time (55P03).
 */
const unavailableState = /^(?:08...|53...|57P0[1-5]|58000|58030|25006|55P03)$/

/** Driver errors without a code. */
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|and is not queryable/

const stateOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '')

const messageOf = (error: unknown): string => String((error as { message?: unknown } | undefined)?.message ?? '')

/** Whether the database refused a write because it is read-only. */
export const isReadOnlyError = (error: unknown): boolean => stateOf(error) === readOnlyState

/** Whether the server refused a connection because all are taken. */
export const isOutOfConnections = (error: unknown): boolean => stateOf(error) === fullState

/** Whether a proxy, such as PgBouncer, refused the settings a connection starts with. */
export const isStartupParameterRefused = (error: unknown): boolean => /unsupported startup parameter/.test(messageOf(error))

/** Whether the database is temporarily unavailable, so that a later retry makes sense. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  unavailableState.test(stateOf(error)) || lostConnection.test(messageOf(error))

/** Network errors of a server that cannot be reached. */
const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Whether the connection must be dropped: its server may have been replaced, for example after a failover. */
export const isConnectionStale = (error: unknown): boolean =>
  /^(?:08...|57P0[1-5]|25006)$/.test(stateOf(error)) || lostConnection.test(messageOf(error))

/** Whether a server that takes writes could not be reached, as opposed to one that answers with an error. */
export const isServerAway = (error: unknown): boolean => isConnectionStale(error) || networkErrors.has(stateOf(error))
