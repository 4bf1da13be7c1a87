import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CommandRequest, sendCommand, openControlSocket } from './control-socket.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ndloo-control-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a job is done by the process behind the door, which says what it does and how it went', async () => {
  const asked: CommandRequest[] = []
  await using door = await openControlSocket(folder, async (job, say) => {
    asked.push(job)
    say('one')
    say('two\nlines')
    return job.name === 'good'
  })
  const said: string[] = []
  const ask = (name: string) => sendCommand(folder, { name, args: ['--to', 'é'] }, (line) => void said.push(line))
  expect([await ask('good'), await ask('bad')]).toEqual([true, false])
  expect(asked).toEqual([
    { name: 'good', args: ['--to', 'é'] },
    { name: 'bad', args: ['--to', 'é'] },
  ])
  expect(said).toEqual(['one', 'two\nlines', 'one', 'two\nlines'])
  expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600)
  expect(door).toBeDefined()
})

test('what was left by a killed process is replaced, nonsense ends a connection and not the process, and nobody answers once it is closed', async () => {
  const other = await mkdtemp(join(folder, 'other-'))
  await writeFile(join(other, 'control.sock'), '')
  expect(await sendCommand(other, { name: 'good', args: [] }, () => {})).toBeUndefined()
  {
    await using _door = await openControlSocket(other, () => Promise.resolve(true))
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
