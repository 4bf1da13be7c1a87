import { syncOverSocket } from '#features/chat/contract.ts'
import * as real from '#platform/web/client/socket.ts'

export * from '#platform/web/client/socket.ts'

/** Never compares sequence numbers with the server: every comparison finds nothing. */
export const requestOverSocket: typeof real.requestOverSocket = (event, payload) =>
  event.name === syncOverSocket.name ? Promise.resolve({ behind: {}, changed: {} } as never) : real.requestOverSocket(event, payload)
