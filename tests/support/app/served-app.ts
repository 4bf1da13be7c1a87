import { createServer, type AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { createOriginCheck } from '#platform/server/http/guards/origin-check.ts'
import { createLog, type Logger } from '#platform/server/log.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

export interface ServedTestApp extends TestApp {
  port: number
  /** Connects a socket; resolves with the error message when it is refused. */
  connect(person: Pick<Person, 'token'> | undefined): Promise<Socket | string>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Opens a test application that listens on a port, with sockets and the sandbox payment providers. */
export const openServedTestApp = async (
  environment: Record<string, string> = {},
  log: Logger = createLog(process.env.TEST_LOG ?? 'silent'),
): Promise<ServedTestApp> => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const testApp = await openTestApp({ PORT: String(port), PUBLIC_URL: address, ...environment }, log)
  const sockets: Socket[] = []
  testApp.platform.realtime.attach(
    testApp.app.server,
    testApp.platform,
    createOriginCheck(testApp.platform.config, testApp.platform.publicUrl),
  )
  await testApp.app.listen({ port, host: '127.0.0.1' })
  return {
    ...testApp,
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
      await testApp[Symbol.asyncDispose]()
    },
  }
}
