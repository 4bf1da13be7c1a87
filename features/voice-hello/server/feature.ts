import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithRow, purgedAfter } from '#platform/server/retention-rules.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import { personalData } from './personal-data.ts'
import {
  purgeReleasedHourly,
  purgeTakenDownDaily,
  releaseVoiceHellosOfErasedMembersDaily,
  takenDownKeptDays,
} from './purge-voice-hellos.ts'
import { serveVoiceHellos } from './routes.ts'

/** The voice hello on a profile, and its review by moderators. */
export const voiceHelloFeature: ServerFeature = {
  name: 'voice-hello',
  serve: serveVoiceHellos,
  recurring: [purgeReleasedHourly, purgeTakenDownDaily, releaseVoiceHellosOfErasedMembersDaily],
  personalData,
  tables: {
    voice_hello: { kept: `as long as the account, or as the report that it is evidence of; then until ${purgeReleasedHourly.kind}` },
    voice_hello_hold: keptWithRow('report', 'ids of hellos and reports'),
    refused_recording: { kept: 'for good: hashes that keep a recording out', impersonal: 'hashes of recordings, which name nobody' },
  },
  files: {
    'a voice hello taken down': purgedAfter(takenDownKeptDays, `${purgeTakenDownDaily.kind}, unless a report holds it`),
    'a voice hello replaced or removed': purgedAfter(0, `${deleteUnusedFilesJob.kind}, unless a report holds it`),
  },
}
