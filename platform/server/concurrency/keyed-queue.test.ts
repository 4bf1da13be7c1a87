import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('tasks of one key run one after the other, other keys do not wait, and a full queue refuses', async () => {
  const turn = createKeyedQueue(1)
  const log: string[] = []
  const release: (() => void)[] = []
  const task = (name: string) => () => {
    log.push(name)
    return new Promise<void>((resolve) => release.push(resolve))
  }
  const first = turn('amina', task('first'))
  const second = turn('amina', task('second'))
  await expect(turn('amina', task('third'))).rejects.toMatchObject({ reason: { code: 'platform.too_many' }, details: { retryAfter: 5 } })
  const other = turn('brian', task('other'))
  await expect.poll(() => log).toEqual(['first', 'other'])
  release.splice(0).forEach((go) => go())
  await Promise.all([first, other])
  await expect.poll(() => log).toEqual(['first', 'other', 'second'])
  release.splice(0).forEach((go) => go())
  await second
})

test('a task that fails lets the next one run', async () => {
  const turn = createKeyedQueue(1)
  const failed = turn('amina', () => Promise.reject(new Error('broken off')))
  const next = turn('amina', () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('broken off')
  expect(await next).toBe('done')
})
