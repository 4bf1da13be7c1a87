/** What PostgreSQL answers to a write on a standby, or while a session, role or server is read-only. */
const readOnlyState = '25006'
/** Its last connection is taken. */
const fullState = '53300'

/**
 * SQLSTATEs of a server that cannot serve at this moment: connections that broke (class 08), a lack of resources such as connections or disk
 * (class 53), a server that stops or starts, a disk that fails, and one that takes no writes.
 */
const unavailableState = /^(?:08...|53...|57P0[1-5]|58000|58030|25006)$/

/** What the driver says in words only. */
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

const stateOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '')

const messageOf = (error: unknown): string => String((error as { message?: unknown } | undefined)?.message ?? '')

/** Whether the database refused a write because it takes none. */
export const isReadOnly = (error: unknown): boolean => stateOf(error) === readOnlyState

/** Whether the server has no connection left for us. */
export const isFull = (error: unknown): boolean => stateOf(error) === fullState

/** Whether an error says that the database cannot serve now: trying again later makes sense. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  unavailableState.test(stateOf(error)) || lostConnection.test(messageOf(error))

/** Whether the connection that met this error leads to a server that should not be asked again: another one may have taken its place. */
export const isConnectionStale = (error: unknown): boolean =>
  /^(?:08...|57P0[1-5]|25006)$/.test(stateOf(error)) || lostConnection.test(messageOf(error))
