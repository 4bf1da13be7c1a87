import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { bucketEnvironment, openS3Double } from '#tests/support/doubles/s3-double.ts'
import { readServerConfig } from '../../config.ts'
import { readDatabaseFacts } from './read-database.ts'
import { readMachine } from './read-machine.ts'
import { networkReaders } from './read-network.ts'
import { connectToMailServer, readLastBackup, readRedis, tryStorage } from './read-services.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ndloo-doctor-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return portOf(server)
}

test('the facts of a migrated database', async () => {
  await using database = await openTestDatabase()
  const facts = await readDatabaseFacts(database.db, '.')
  expect(facts).toMatchObject({ encoding: 'UTF8', pending: [], readOnly: false, unfinishedRestore: false })
  expect(facts.version).toBeGreaterThanOrEqual(150_000)
  expect(facts.maxConnections).toBeGreaterThan(0)
  expect(Math.abs(facts.now.getTime() - Date.now())).toBeLessThan(60_000)
})

test('the facts of this machine, for a folder that is not there yet', async () => {
  const facts = await readMachine(join(folder, 'data/below'))
  expect(facts).toMatchObject({ nodeVersion: process.versions.node, writable: true })
  expect(facts.memoryMb).toBeGreaterThan(100)
  expect(facts.totalMb).toBeGreaterThan(facts.freeMb)
})

test('a bucket is tried, and nothing stays in it', async () => {
  await using double = await openS3Double()
  const config = readServerConfig({ DATA_DIR: folder, DEMO: '1', ...bucketEnvironment(double) })
  expect(await tryStorage(config)).toBe(true)
  expect(double.objects.size).toBe(0)
  double.fault = ({ method }) => (method === 'PUT' ? 403 : undefined)
  await expect(tryStorage(config)).rejects.toThrow(/403/)
})

test('a mail server is logged in to, with encryption where it has it, and gets a mail only on request', async () => {
  const mails: string[] = []
  const open = (hasTls: boolean): Promise<SMTPServer> => {
    const server = new SMTPServer({
      disabledCommands: hasTls ? [] : ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us' && password === 'right' ? done(null, { user: 'us' }) : done(new Error('refused')),
      onData: (stream, _session, done) => {
        stream.on('data', (chunk: Buffer) => void mails.push(chunk.toString()))
        stream.on('end', () => done())
      },
    })
    server.on('error', () => {})
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
  }
  const plain = await open(false)
  const address = (password: string, { server }: SMTPServer) => `smtp://us:${password}@127.0.0.1:${portOf(server)}`
  try {
    expect(await connectToMailServer(address('right', plain), undefined)).toEqual({ encrypted: false })
    expect(mails).toEqual([])
    await connectToMailServer(address('right', plain), { from: 'a@love.org', to: 'b@love.org' })
    expect(mails.join('')).toContain('A test of Ndloo')
    await expect(connectToMailServer(address('wrong', plain), undefined)).rejects.toThrow(/login/i)
  } finally {
    await new Promise<void>((resolve) => plain.close(resolve))
  }
})

test('an address is requested without following it, and a closed port is an error', async () => {
  const server = createServer((_request, response) => response.writeHead(308, { location: 'https://love.org/', via: '1.1 Caddy' }).end())
  const port = await listen(server)
  const answer = await networkReaders.request(`http://127.0.0.1:${port}/`)
  expect(answer).toMatchObject({ status: 308, headers: { location: 'https://love.org/', via: '1.1 Caddy' } })
  await expect(networkReaders.connect('127.0.0.1', port)).resolves.toBeUndefined()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await expect(networkReaders.request('http://127.0.0.1:1/')).rejects.toThrow()
  await expect(networkReaders.connect('127.0.0.1', port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(networkReaders.readCertificate('127.0.0.1', port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(readRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow()
})

test('the newest whole backup counts, and a half one does not', async () => {
  const manifest = (madeAt: string) => JSON.stringify({ format: 1, madeAt, engine: 'embedded', mode: 'real', files: 0, secret: 'x' })
  for (const [name, text] of [
    ['one', manifest('2026-11-20T01:00:00.000Z')],
    ['two', manifest('2026-11-26T01:00:00.000Z')],
    ['half', '{'],
  ] as const) {
    await mkdir(join(folder, 'backups', name), { recursive: true })
    await writeFile(join(folder, 'backups', name, 'manifest.json'), text)
  }
  expect(await readLastBackup([join(folder, 'nowhere'), join(folder, 'backups')])).toEqual(new Date('2026-11-26T01:00:00.000Z'))
  expect(await readLastBackup([join(folder, 'nowhere')])).toBeUndefined()
})
