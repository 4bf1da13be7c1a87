// Calls /health of a server in a separate process, so that the attacker's load does not count as the server's.
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

const [port, server] = process.argv.slice(2).map(Number)
const patienceMs = 10_000
const pauseMs = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let longest = 0
let asked = 0
let failed = 0

/** Returns the milliseconds that the first thread of a process waited for a free core, because of other programs. Linux only. */
const withoutCore = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
const machine = () => withoutCore(server) + withoutCore(process.pid)

const ask = () =>
  new Promise((resolve) => {
    const idle = machine()
    const began = performance.now()
    const done = (ok) => {
      asked += 1
      if (!ok) failed += 1
      longest = Math.max(longest, performance.now() - began - (machine() - idle))
      resolve()
    }
    const request = get({ host: '127.0.0.1', port, path: '/health', agent, timeout: patienceMs }, (response) => {
      response.resume().on('end', () => done(response.statusCode === 200))
      response.on('error', () => done(false))
    })
    request.on('timeout', () => request.destroy()).on('error', () => done(false))
  })

process.on('message', () => {
  process.send({ longest, asked, failed })
  ;[longest, asked, failed] = [0, 0, 0]
})
process.on('disconnect', () => process.exit(0))
for (;;) {
  await ask()
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
