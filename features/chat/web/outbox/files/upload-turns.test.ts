import { expect, test } from 'vitest'
import { runUploadWithinLimit } from './upload-turns.ts'

test('two uploads run at a time, in order, also after one fails', async () => {
  const begun: number[] = []
  const ends: Record<number, (failed?: Error) => void> = {}
  const uploads = [1, 2, 3, 4].map((number) =>
    runUploadWithinLimit(() => {
      begun.push(number)
      return new Promise<number>((resolve, reject) => {
        ends[number] = (failed) => (failed === undefined ? resolve(number) : reject(failed))
      })
    }),
  )
  const results = Promise.allSettled(uploads)
  expect(begun).toEqual([1, 2])
  ends[2]?.(new Error('no line'))
  await expect.poll(() => begun).toEqual([1, 2, 3])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  ends[3]?.()
  ends[4]?.()
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
