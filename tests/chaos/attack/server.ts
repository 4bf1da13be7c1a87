import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCredentials } from '#apps/demo/people.ts'
import { type ServerProcess, createServerProcess } from '../money/server.ts'
import { type ChaosMember, signUpMembers } from '../money/context.ts'
import { findFreePort } from '../services/ports.ts'
import { postgresProgramFolder, startPostgres } from '../services/postgres.ts'

/** A server for one attack, with its members and the paths an attacker can request. */
export interface AttackTarget {
  port: number
  pid(): number
  /** A member with photos, conversations and payments. */
  rich: { id: string; token: string }
  members: readonly ChaosMember[]
  /** Signed paths of photos, and of an archive. */
  photos: readonly string[]
  archive: string
}

export interface StartedTarget extends AsyncDisposable {
  server: ServerProcess
  target: AttackTarget
}

const json = async (server: ServerProcess, path: string, token?: string, body?: object): Promise<Record<string, unknown>> => {
  const response = await fetch(server.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

const archiveOf = async (server: ServerProcess, token: string): Promise<string> => {
  await json(server, '/api/me/export', token, {})
  for (let tries = 0; tries < 200; tries++) {
    const answer = JSON.stringify(await json(server, '/api/me/settings', token))
    const path = /"([^"]*\/exports\/[^"]+)"/.exec(answer)?.[1]
    if (path !== undefined) return path.replace(server.address, '')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no archive was made')
}

const populate = async (server: ServerProcess, port: number): Promise<AttackTarget> => {
  const { data } = (await json(server, '/api/auth/login', undefined, demoCredentials)) as { data: { token: string; user: { id: string } } }
  const members = await signUpMembers(server, 12)
  const me = JSON.stringify(await json(server, '/api/me', data.token))
  const photos = [...new Set([...me.matchAll(/"(\/photos\/[^"]+1080[^"]*)"/g)].map(([, path = '']) => path))]
  if (photos.length === 0) throw new Error('the demo has no photo')
  return {
    port,
    pid: () => server.pid(),
    rich: { id: data.user.id, token: data.token },
    members,
    photos,
    archive: await archiveOf(server, data.token),
  }
}

/**
 * Starts a built server with a database and a data folder of its own, on a local port. Its limits are those of an installation:
 * `LIMIT_FACTOR` is 1.
 */
export const startTarget = async (main: string, environment: Record<string, string> = {}, embedded = false): Promise<StartedTarget> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-attack-'))
  const ends = [() => rm(folder, { recursive: true, force: true })]
  const endAll = async () => {
    for (const one of ends.toReversed()) await one()
  }
  try {
    const database = embedded || postgresProgramFolder === undefined ? undefined : await startPostgres()
    if (database !== undefined) ends.push(async () => database[Symbol.asyncDispose]())
    const port = await findFreePort()
    const server = createServerProcess(main, port, {
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LIMIT_FACTOR: '1',
      MAX_LAG_MS: '1500',
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
      ...environment,
    })
    ends.push(async () => server[Symbol.asyncDispose]())
    await server.start()
    return { server, target: await populate(server, port), [Symbol.asyncDispose]: endAll }
  } catch (error) {
    await endAll()
    throw error
  }
}
