/** What this needs of a connection of Engine.IO. */
export interface Connection {
  /** Not handed to the network yet. */
  readonly writeBuffer: readonly { data?: unknown }[]
  /** Of a WebSocket; single requests have none. */
  readonly transport: object & { socket?: { terminate(): void } }
  on(event: 'packetCreate', then: () => void): unknown
  close(discard?: boolean): unknown
}

/** Hours of messages for somebody who reads, and no memory to speak of. */
const mostCharacters = 2_000_000
/** Fewer are not worth adding up. */
const few = 16

const lengthOf = (data: unknown): number => (typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0)

/** Closes a connection whose other side takes nothing of what it is told or has asked for: all of that would stay in memory until a ping is missed. */
export const closeUnread = (connection: Connection): void => {
  connection.on('packetCreate', () => {
    const { writeBuffer } = connection
    if (writeBuffer.length < few) return
    const waiting = writeBuffer.reduce((sum, { data }) => sum + lengthOf(data), 0)
    if (waiting <= mostCharacters) return
    // A farewell would wait behind everything else.
    connection.transport.socket?.terminate()
    connection.close(true)
  })
}
