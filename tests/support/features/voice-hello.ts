import { putVoiceHello } from '#features/voice-hello/contract.ts'
import type { Person, TestApp } from '../app/test-app.ts'
import { createOggFile } from '../audio/ogg-file.ts'
import { createPackets } from '../audio/opus.ts'
import { createUpload } from './uploads.ts'

export const somePeaks = '0123456789abcdef'.repeat(3)

/** Uploads a recording that lasts `seconds` and returns the id of the upload. Different seeds give different recordings. */
export const uploadRecording = (testApp: Pick<TestApp, 'app' | 'call'>, person: Person, seconds = 3, seed = 1): Promise<string> =>
  createUpload(testApp, person, createOggFile(createPackets(seconds, 20, 60 + seed)))

/** Gives a member a voice hello and returns its id. */
export const createVoiceHello = async (
  testApp: Pick<TestApp, 'app' | 'call' | 'db'>,
  person: Person,
  seconds = 3,
  seed = 1,
): Promise<string> => {
  const upload = await uploadRecording(testApp, person, seconds, seed)
  const reply = await testApp.call(putVoiceHello, { body: { upload, peaks: somePeaks } }, { as: person })
  if (reply.status !== 200) throw new Error(`voice hello answered ${reply.status}: ${reply.text}`)
  const { id } = await testApp.db
    .selectFrom('voice_hello')
    .select('id')
    .where('member_id', '=', person.id)
    .where('review', '<>', 'removed')
    .executeTakeFirstOrThrow()
  return id
}
