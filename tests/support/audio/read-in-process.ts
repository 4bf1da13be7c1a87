// Reads the recordings of a folder in a separate process and reports the growth of its memory.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecording, RecordingError } from '#platform/server/audio/read-recording.ts'
import { readRecordingFixture } from './opus.ts'

const [, , folder = ''] = process.argv
/** Returns why a file is refused; undefined for an accepted file. */
const judge = (bytes: Buffer): string | undefined => {
  try {
    readRecording(bytes, { maxSeconds: 60, minSeconds: 0.5, maxBytes: 1_500_000 })
    return undefined
  } catch (error) {
    if (error instanceof RecordingError) return error.reason
    throw error
  }
}
/** Returns the peak memory of the process in bytes. */
const peak = (): number => process.resourceUsage().maxRSS * 1024

judge(readRecordingFixture('chromium-live.webm'))
const before = peak()
const reasons: Record<string, string | undefined> = {}
for (const name of readdirSync(folder)) reasons[name] = judge(readFileSync(join(folder, name)))
process.send?.({ reasons, grownBy: peak() - before })
