import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHostileRecordings } from '#tests/support/audio/hostile-recordings.ts'
import { createOggFile } from '#tests/support/audio/ogg-file.ts'
import { createPackets, readRecordingFixture } from '#tests/support/audio/opus.ts'
import { createWebmFile } from '#tests/support/audio/webm-file.ts'
import { readRecording, RecordingError } from './read-recording.ts'

const limits = { maxSeconds: 60, minSeconds: 0.5, maxBytes: 1_500_000 }
const megabytes = 1_000_000
/** The longest time that reading a file may take on a busy machine. On a quiet machine the slowest file takes 30 ms. */
const maxMilliseconds = 200

/** Returns the reason for which a file is refused, or its length in seconds. Every other error is a defect and is thrown. */
const judge = (bytes: Buffer): string | number => {
  try {
    return readRecording(bytes, limits).seconds
  } catch (error) {
    if (error instanceof RecordingError) return error.reason
    throw error
  }
}

/** Returns the shortest of three reading times in milliseconds, so that a pause of the machine does not count. */
const measure = (bytes: Buffer): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      judge(bytes)
      return performance.now() - start
    }),
  )

/** Numbers between 0 and 1 that are the same in each run. */
const createRandom = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed / 0x80000000
}

describe('a hostile recording', () => {
  const hostile = createHostileRecordings()

  it.each(hostile.map(({ name, bytes, reason }) => [name, reason, bytes] as const))('is refused: %s (%s)', (_, reason, bytes) => {
    expect(judge(bytes)).toBe(reason)
  })

  it('is refused quickly', () => {
    const slow = hostile
      .map(({ name, bytes }) => ({ name, milliseconds: measure(bytes) }))
      .filter(({ milliseconds }) => milliseconds > maxMilliseconds)
    expect(slow).toEqual([])
  })

  it('takes less than 50 MB of memory, all of them one after the other in a process of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ndloo-recordings-'))
    try {
      for (const [index, { bytes }] of hostile.entries()) await writeFile(join(folder, String(index)), bytes)
      const child = fork(new URL('../../../tests/support/audio/read-in-process.ts', import.meta.url), [folder], {
        execArgv: ['--import', 'tsx'],
      })
      const [report] = (await once(child, 'message')) as [{ reasons: Record<string, string>; grownBy: number }]
      expect(hostile.map((_, index) => report.reasons[index])).toEqual(hostile.map(({ reason }) => reason))
      expect(report.grownBy).toBeLessThan(50 * megabytes)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('a damaged recording', () => {
  const whole: [string, Buffer][] = []
  beforeAll(() => {
    whole.push(
      ['chromium-live.webm', readRecordingFixture('chromium-live.webm')],
      ['chromium-whole.webm', readRecordingFixture('chromium-whole.webm')],
      ['opusenc-stereo.opus', readRecordingFixture('opusenc-stereo.opus')],
      ['Ogg', createOggFile(createPackets(2, 20, 300), { packetsPerPage: 10 })],
      ['WebM with groups', createWebmFile(createPackets(2), { inGroups: true })],
    )
  })

  it('is refused, or taken as a shorter one, wherever it is cut off', () => {
    for (const [name, bytes] of whole) {
      const { seconds } = readRecording(bytes, limits)
      for (let length = 0; length < bytes.length; length += length < 600 ? 1 : 37) {
        const outcome = judge(bytes.subarray(0, length))
        const isRight = typeof outcome === 'string' || outcome <= seconds
        expect(isRight, `${name} cut off at ${length}: ${outcome}`).toBe(true)
      }
    }
  })

  it('never fails in another way, whatever was changed in it', () => {
    const random = createRandom(7)
    const outcomes = new Set<string>()
    const slow: string[] = []
    for (let round = 0; round < 6000; round++) {
      const [name, bytes] = whole[round % whole.length] ?? ['', Buffer.of()]
      const copy = Buffer.from(bytes)
      // Half of the changes hit the headers.
      for (let change = 0; change <= random() * 5; change++)
        copy[Math.floor(random() * (random() < 0.5 ? 260 : copy.length))] = Math.floor(random() * 256)
      const start = performance.now()
      const outcome = judge(copy)
      outcomes.add(typeof outcome === 'string' ? outcome : 'taken')
      if (performance.now() - start > maxMilliseconds && measure(copy) > maxMilliseconds) slow.push(`${name}, round ${round}`)
    }
    expect(slow).toEqual([])
    // The random changes lead to every outcome; some change only the sound, so the file is taken.
    expect([...outcomes]).toEqual(expect.arrayContaining(['taken', 'broken', 'not_audio']))
  })
})
