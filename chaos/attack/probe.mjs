// Asks one server for /health on a connection of its own, in a process of its own: the attacker's load must not count as the server's.
import { Agent, get } from 'node:http'

const port = Number(process.argv[2])
const patienceMs = 10_000
const pauseMs = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let longest = 0
let asked = 0
let failed = 0

const ask = () =>
  new Promise((resolve) => {
    const began = performance.now()
    const done = (ok) => {
      asked += 1
      if (!ok) failed += 1
      longest = Math.max(longest, performance.now() - began)
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
