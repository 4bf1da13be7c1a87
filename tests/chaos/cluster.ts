// A cluster of three PostgreSQL with two processes of the server, until Ctrl-C: npm run chaos cluster [-- --store etcd]
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { listMissingPackages } from './cluster/programs.ts'
import { openClusteredService } from './failover/service.ts'

const { values } = parseArgs({ options: { store: { type: 'string', default: 'etcd' } } })
const missing = listMissingPackages()
if (missing.length > 0) {
  console.error(`a cluster needs the packages ${missing.join(', ')}: apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(2)
}
const asked = new AbortController()
// A signal can come twice, to the group of processes and to this one; the second must not cut off the cleaning up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => asked.abort(new Error('stopped')))
const store = values.store === 'etcd3' ? 'etcd3' : 'etcd'
await using service = await openClusteredService({ synchronous: true, store, stop: asked.signal }, 1)
console.log(`database through HAProxy  ${service.cluster.url}`)
for (const { name, rest } of service.cluster.nodes) console.log(`node ${name.padEnd(20)} ${rest}/cluster`)
for (const { port } of service.servers) console.log(`server                    http://127.0.0.1:${port}/ready`)
console.log(`logs                      ${service.folder}\nCtrl-C ends all of it.`)
if (!asked.signal.aborted) {
  // Keeps the process alive until a signal arrives.
  const alive = setInterval(() => {}, 60_000)
  await once(asked.signal, 'abort')
  clearInterval(alive)
}
