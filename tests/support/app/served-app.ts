import { createServer, type AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { createPageCheck } from '#platform/server/http/guards/own-pages.ts'
import { createLog, type Logger } from '#platform/server/log.ts'
import { openStage, type Person, type Stage } from './test-app.ts'

export interface ServedStage extends Stage {
  port: number
  /** A connected socket; what the server says where it does not let the caller in. */
  connect(person: Pick<Person, 'token'> | undefined): Promise<Socket | string>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A stage that listens, with sockets, and with the payment providers of the demo within reach. */
export const openServedStage = async (
  environment: Record<string, string> = {},
  log: Logger = createLog(process.env.TEST_LOG ?? 'silent'),
): Promise<ServedStage> => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const stage = await openStage({ PORT: String(port), PUBLIC_URL: address, ...environment }, log)
  const sockets: Socket[] = []
  stage.platform.realtime.attach(stage.app.server, stage.platform, createPageCheck(stage.platform.config, stage.platform.publicUrl))
  await stage.app.listen({ port, host: '127.0.0.1' })
  return {
    ...stage,
    port,
    connect: async (person) => {
      const auth = person === undefined ? {} : { token: person.token }
      const socket = io(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
      sockets.push(socket)
      return new Promise((resolve) => {
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', ({ message }) => {
          socket.disconnect()
          resolve(message)
        })
      })
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.disconnect()
      await stage[Symbol.asyncDispose]()
    },
  }
}
