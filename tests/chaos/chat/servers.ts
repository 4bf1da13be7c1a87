// Starts, kills, restarts and stops the servers of a run.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildServer } from '../bundling/build-server.ts'
import type { ModuleReplacements } from '../bundling/replace-modules.ts'
import { wrapToEndWithParent } from '../services/end-with-parent.ts'
import { findFreePort } from '../services/ports.ts'
import { stopProcess } from '../services/service.ts'

/** The secret of all servers. */
export const chaosSecret = 'a secret of chaos, long enough to be one'

/** A temporary folder of a run. */
export const createTempFolder = async (): Promise<AsyncDisposable & { path: string }> => {
  const path = await mkdtemp(join(tmpdir(), 'ndloo-chaos-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

export interface ServerProcess extends AsyncDisposable {
  port: number
  /** The id of the current process. */
  pid(): number
  kill(): void
  kills: number
  /** How often the process exited by itself and was restarted. */
  restarts: number
  /** Resolves when the process is ready. */
  ready(): Promise<void>
}

/** A stopping server is killed after this time, in milliseconds. */
const longestEnd = 10_000

/** Bundles the server with `replacements` and prepares the `folder` it starts from. */
export const bundleServer = async (folder: string, replacements?: ModuleReplacements) => {
  const root = join(folder, 'root')
  for (const part of ['build/web', 'build/pages', 'db']) await mkdir(join(root, part), { recursive: true })
  await writeFile(join(root, 'build/web/index.html'), '<!doctype html>')
  for (const part of ['db/migrations', 'features', 'platform']) await symlink(resolve(part), join(root, part))
  const bundle = await buildServer({ entry: 'tests/chaos/chat/server-process.ts', replacements })
  const started: ServerProcess[] = []
  const start = async (environment: Record<string, string>): Promise<ServerProcess> => {
    const port = await findFreePort()
    const { DATABASE_URL: _, REDIS_URL: __, ...rest } = process.env as Record<string, string>
    let child: ChildProcess | undefined
    let wanted = true
    const spawnOne = () => {
      child = spawn(...wrapToEndWithParent(process.execPath, [bundle.main]), {
        stdio: ['ignore', process.env.CHAOS_LOG === undefined ? 'ignore' : 'inherit', 'inherit'],
        env: {
          ...rest,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          DEMO: '0',
          SMTP_URL: 'smtp://127.0.0.1:1',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          SECRET: chaosSecret,
          ALLOW_EMBEDDED_PAYMENTS: '0',
          LIMIT_FACTOR: '1000',
          MAX_LAG_MS: '0',
          LOG_LEVEL: process.env.CHAOS_LOG ?? 'silent',
          CHAOS_ROOT: root,
          ...environment,
        },
      })
      // Restarts it as a supervisor does; it can have exited because its database was down.
      child.on('exit', (_code, signal) => {
        if (wanted && signal !== 'SIGKILL') self.restarts += 1
        setTimeout(() => wanted && spawnOne(), 200)
      })
    }
    const self: ServerProcess = {
      port,
      pid: () => child?.pid ?? 0,
      kills: 0,
      restarts: 0,
      kill: () => {
        if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) self.kills += 1
      },
      ready: async () => {
        while (wanted && !(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) await sleep(50)
      },
      [Symbol.asyncDispose]: async () => {
        wanted = false
        const late = setTimeout(() => child?.kill('SIGKILL'), longestEnd)
        await stopProcess(child, 'SIGTERM')
        clearTimeout(late)
      },
    }
    spawnOne()
    started.push(self)
    return self
  }
  return {
    start,
    /** Stops all processes. */
    [Symbol.asyncDispose]: async () => {
      await Promise.all(started.map((server) => server[Symbol.asyncDispose]()))
      await bundle[Symbol.asyncDispose]()
    },
  }
}
