import { decidePhotoCheck, drawChallenge, openPhotoCheck, sendPhotoCheck } from '#features/photo-check/contract.ts'
import type { Person, TestApp } from '../app/test-app.ts'
import { spotsJpeg } from '../photos/photo-files.ts'
import { createUpload } from './uploads.ts'

/** Times of frames that a browser could have sent, in milliseconds. */
export const frameTimes = [4000, 7000, 10_000, 14_000]

/** Uploads four different frames and returns the ids of the uploads. */
export const uploadFrames = (testApp: TestApp, person: Person, seed = 1): Promise<string[]> =>
  Promise.all(frameTimes.map(async (_, index) => createUpload(testApp, person, await spotsJpeg(seed * 10 + index + 1, 480, 640))))

/** The body of a check: frames in order with their times. */
export const createPhotoCheckBody = (challenge: string, uploads: readonly string[], times: readonly number[] = frameTimes) => ({
  challenge,
  frames: uploads.map((upload, index) => ({ upload, at: times[index] ?? 0 })),
})

/** Starts a photo check and returns its challenge; throws if the start is refused. */
export const startPhotoCheck = async (testApp: TestApp, person: Person): Promise<string> => {
  const drawn = await testApp.call(drawChallenge, undefined, { as: person })
  if (drawn.status !== 201) throw new Error(`challenge answered ${drawn.status}: ${drawn.text}`)
  return drawn.body.data.id
}

/** Sends a photo check of a member with a photo and returns its id. */
export const createPhotoCheck = async (testApp: TestApp, person: Person, seed = 1): Promise<string> => {
  const id = await startPhotoCheck(testApp, person)
  const uploads = await uploadFrames(testApp, person, seed)
  // Moves the challenge back instead of the clock forward, because codes and sessions of the test depend on the clock.
  const created_at = new Date(testApp.clock.now().getTime() - 20_000)
  await testApp.db.updateTable('photo_check_challenge').set({ created_at }).where('id', '=', id).execute()
  const sent = await testApp.call(sendPhotoCheck, { body: createPhotoCheckBody(id, uploads) }, { as: person })
  if (sent.status !== 200) throw new Error(`photo check answered ${sent.status}: ${sent.text}`)
  return id
}

/** A moderator approves a waiting check. */
export const approvePhotoCheck = async (testApp: TestApp, id: string, moderator: Person): Promise<void> => {
  const opened = await testApp.call(openPhotoCheck, { params: { id } }, { as: moderator })
  const photo = opened.body.data.photos[0]?.id ?? ''
  const decided = await testApp.call(decidePhotoCheck, { params: { id }, body: { verdict: 'approve', photo } }, { as: moderator })
  if (decided.status !== 204) throw new Error(`decision answered ${decided.status}: ${decided.text}`)
}
