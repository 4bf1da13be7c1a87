import type { ProfileItem } from '#features/chat/contract.ts'
import { updateMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '../app/test-app.ts'
import { createPerson, type Person } from '../people/people.ts'
import { createPhotos, jpegWithGps } from '../people/photos.ts'

/** An answer to a question that is not in the list of prompts. */
export const dishAnswer = { question: 'What I cook on Sundays', answer: 'Ndolè, with too much of everything' }
export const dishItem = { kind: 'prompt', ...dishAnswer } as const satisfies ProfileItem

/** Stores prompt answers of a member without validation, like an older release. */
export const writePrompts = (testApp: TestApp, person: Person, prompts: (typeof dishAnswer)[]): Promise<void> =>
  inTransaction(testApp.db, (tx) => updateMember(tx, person.id, { prompts: JSON.stringify(prompts) }, testApp.clock.now()))

interface LinePair {
  amina: Person
  brian: Person
  /** A photo of Brian. */
  photo: ProfileItem & { kind: 'photo' }
}

/** Creates two members. Brian has a photo and an answer that can be liked. */
export const createLinePair = async (testApp: TestApp): Promise<LinePair> => {
  const amina = await createPerson(testApp, 'amina')
  const brian = await createPerson(testApp, 'brian')
  await writePrompts(testApp, brian, [dishAnswer])
  const [stored] = await createPhotos(testApp, brian, [await jpegWithGps()])
  await testApp.runJobs()
  testApp.published.length = 0
  return { amina, brian, photo: { kind: 'photo', id: stored?.id ?? '' } }
}
