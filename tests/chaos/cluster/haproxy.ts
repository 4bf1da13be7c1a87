// The balancer in front of the cluster, configured as docs/cluster.md says.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../services/ports.ts'
import { stopProcess } from '../services/service.ts'
import { createServiceFolder, startProgram } from './child.ts'
import type { ClusterNode } from './node.ts'

const config = (port: number, nodes: readonly Pick<ClusterNode, 'name' | 'ports'>[]): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.clients} check port ${ports.checks}`).join('\n')}
`

/** Starts HAProxy, which leads to the node that says it is the primary. Returns its port. */
export const startHaproxy = async (parent: string, nodes: readonly ClusterNode[]): Promise<AsyncDisposable & { port: number }> => {
  const folder = await createServiceFolder(join(parent, 'haproxy'))
  const port = await findFreePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, config(port, nodes))
  const child = startProgram('haproxy', ['-db', '-f', file], folder, join(parent, 'haproxy.log'))
  return { port, [Symbol.asyncDispose]: () => stopProcess(child, 'SIGTERM') }
}
