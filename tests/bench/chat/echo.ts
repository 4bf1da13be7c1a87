// The baseline for tests/bench/chat.ts: a socket.io server that acknowledges and forwards messages. It reports its port and ends with its parent.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

const http = createServer()
const io = new Server(http, { serveClient: false })
io.on('connection', (socket) => {
  const { token } = socket.handshake.auth as { token: string }
  void socket.join(token)
  socket.on('message:send', (payload: { uid: string; id: string }, acknowledge: (body: unknown) => void) => {
    const message = { ...payload, seq: 1, sender_id: token, kind: 'text', created_at: new Date().toISOString(), status: 'sent' }
    acknowledge({ message })
    io.to([payload.uid]).emit('message', { uid: token, message })
    io.to([token]).emit('message', { uid: payload.uid, message })
  })
})
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
