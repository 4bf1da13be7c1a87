// The configuration we hand to operators, in front of processes of this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../services/ports.ts'
import type { Balancer } from './balancer.ts'

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts nginx by `binary` with deploy/nginx.conf, its addresses changed to `ports`. */
export const openNginx = async (binary: string, ports: readonly number[], folder: string): Promise<Balancer> => {
  const own = join(folder, 'nginx')
  await mkdir(own)
  const port = await freePort()
  const given = await readFile('deploy/nginx.conf', 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join('\n')
  const changed = given
    .replaceAll(/app(\d):3000/g, (_, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('worker_processes auto;', `worker_processes 1;\ndaemon off;\npid ${own}/pid;\nerror_log ${own}/error.log;`)
    .replace('http {', `http {\n${temporary}`)
  await writeFile(join(own, 'nginx.conf'), changed)
  const child = spawn(binary, ['-p', own, '-c', join(own, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/health`))) {
    if (child.exitCode !== null) throw new Error('nginx ended')
    await sleep(50)
  }
  return {
    address,
    takes: (one) => answers(`http://127.0.0.1:${one}/ready`),
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
