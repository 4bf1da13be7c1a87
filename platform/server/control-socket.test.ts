import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CommandRequest, sendCommand, openControlSocket } from './control-socket.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ndloo-control-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the server process runs a command, streams its output and reports success or failure', async () => {
  const received: CommandRequest[] = []
  await using controlSocket = await openControlSocket(folder, async (job, print) => {
    received.push(job)
    print('one')
    print('two\nlines')
    return job.name === 'good'
  })
  const printed: string[] = []
  const send = (name: string) => sendCommand(folder, { name, args: ['--to', 'é'] }, (line) => void printed.push(line))
  expect([await send('good'), await send('bad')]).toEqual([true, false])
  expect(received).toEqual([
    { name: 'good', args: ['--to', 'é'] },
    { name: 'bad', args: ['--to', 'é'] },
  ])
  expect(printed).toEqual(['one', 'two\nlines', 'one', 'two\nlines'])
  expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600)
  expect(controlSocket).toBeDefined()
})

test('a stale socket file is replaced, malformed input closes only that connection, and a closed socket gives undefined', async () => {
  const other = await mkdtemp(join(folder, 'other-'))
  await writeFile(join(other, 'control.sock'), '')
  expect(await sendCommand(other, { name: 'good', args: [] }, () => {})).toBeUndefined()
  {
    await using _controlSocket = await openControlSocket(other, () => Promise.resolve(true))
    const rude = createConnection(join(other, 'control.sock'))
    const ended = new Promise<void>((resolve) => rude.once('close', () => resolve()))
    rude.on('error', () => {})
    rude.end('no job\n')
    rude.resume()
    await ended
    expect(await sendCommand(other, { name: 'good', args: [] }, () => {})).toBe(true)
  }
  expect(await sendCommand(other, { name: 'good', args: [] }, () => {})).toBeUndefined()
})
