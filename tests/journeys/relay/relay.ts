import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A relay for one journey. */
export interface Relay extends AsyncDisposable {
  /** The environment variables of a server that uses this relay. */
  environment: { ICE_SERVERS: string; TURN_SECRET: string }
  /** Drops all packets, as when a network fails silently. */
  pause(): void
  /** Kills the relay and starts it again without its state, with another bandwidth limit per connection if one is given. */
  restart(bytesPerSecond?: number): Promise<void>
}

/** The configuration of docs/operating.md, but without TLS and on loopback, which a public relay refuses. */
const configuration = (port: number, secret: string, folder: string, bytesPerSecond = 400_000): string =>
  `listening-ip=127.0.0.1
relay-ip=127.0.0.1
allow-loopback-peers
listening-port=${port}
realm=relay.test
fingerprint
use-auth-secret
static-auth-secret=${secret}
min-port=49152
max-port=65535
user-quota=100
max-bps=${bytesPerSecond}
no-multicast-peers
no-cli
no-tls
no-dtls
no-software-attribute
no-rfc5780
simple-log
log-file=stdout
userdb=${folder}/users
pidfile=${folder}/pid
`

/** Whether the port responds to a STUN binding request. */
const answers = async (port: number): Promise<boolean> => {
  const socket = createSocket('udp4')
  const answered = once(socket, 'message', { signal: AbortSignal.timeout(200) }).then(
    () => true,
    () => false,
  )
  socket.send(Buffer.from(`000100002112a442${randomBytes(12).toString('hex')}`, 'hex'), port, '127.0.0.1')
  const isThere = await answered
  socket.close()
  return isThere
}

/** Starts coturn on loopback with its own secret, over UDP and TCP. */
export const startRelay = async (port: number): Promise<Relay> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-relay-'))
  const secret = randomBytes(16).toString('hex')
  let child: ChildProcess
  const start = async (bytesPerSecond?: number): Promise<void> => {
    await writeFile(join(folder, 'turnserver.conf'), configuration(port, secret, folder, bytesPerSecond))
    child = spawn('turnserver', ['-c', join(folder, 'turnserver.conf')], { stdio: 'ignore' })
    await expect.poll(() => answers(port)).toBe(true)
  }
  const end = async (): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    environment: {
      ICE_SERVERS: ['udp', 'tcp'].map((transport) => `turn:127.0.0.1:${port}?transport=${transport}`).join(),
      TURN_SECRET: secret,
    },
    pause: () => void child.kill('SIGSTOP'),
    restart: async (bytesPerSecond) => {
      await end()
      await start(bytesPerSecond)
    },
    [Symbol.asyncDispose]: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
