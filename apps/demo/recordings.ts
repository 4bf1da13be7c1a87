import { sendAttachment } from '#features/chat/server/attachments/sending/send-attachment.ts'
import { lockMember } from '#features/members/server/index.ts'
import { appendToUpload } from '#features/uploads/server/append-to-upload.ts'
import { beginUpload } from '#features/uploads/server/begin-upload.ts'
import { approveVoiceHello, readVoiceHelloOf } from '#features/voice-hello/server/index.ts'
import { putVoiceHello } from '#features/voice-hello/server/put-voice-hello.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type DemoPerson, demoUuid } from './people.ts'
import { demoTunes } from './tunes.ts'

const tuneOf = (number: number) => demoTunes[number % demoTunes.length] ?? demoTunes[0]

/** Uploads bytes as a browser does. @returns `id` */
export const uploadDemoFile = async (ctx: MemberContext, platform: Platform, id: string, bytes: Buffer): Promise<string> => {
  const part = async function* () {
    yield { filename: 'part', bytes: bytes.length, read: () => Promise.resolve(bytes) }
  }
  await beginUpload(ctx, { params: { id }, body: { bytes: bytes.length } }, platform.limits)
  await appendToUpload(ctx, { params: { id }, query: { at: 0 }, files: part() }, platform.limits)
  return id
}

/** Every seventh member has a voice hello. */
const hasVoiceHello = ({ seed }: DemoPerson): boolean => seed % 7 === 4
/** The first two voice hellos still wait for review. */
const isReviewed = ({ seed }: DemoPerson): boolean => seed > 11

/** Gives a voice hello to the member if they should have one. Idempotent. */
export const seedDemoVoiceHello = async (ctx: MemberContext, platform: Platform, person: DemoPerson): Promise<void> => {
  const tune = tuneOf(person.seed)
  if (!hasVoiceHello(person) || tune === undefined || (await readVoiceHelloOf(ctx.db, person.id)) !== undefined) return
  const id = await uploadDemoFile(ctx, platform, demoUuid(`voice hello of ${person.id}`), Buffer.from(tune.ogg, 'base64'))
  await putVoiceHello(ctx, { body: { upload: id, peaks: tune.peaks } }, platform)
  if (!isReviewed(person)) return
  await inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, person.id)
    const hello = await readVoiceHelloOf(tx, person.id)
    if (hello !== undefined) await approveVoiceHello(tx, { id: hello.id, member_id: person.id })
  })
}

/** Sends a picture, or a voice note when `picture` is absent. Equal `name`s give equal ids. */
export const sendDemoAttachment = async (
  ctx: MemberContext,
  platform: Platform,
  { uid, name, picture }: { uid: string; name: string; picture?: Buffer | undefined },
): Promise<void> => {
  const tune = tuneOf(name.length)
  const bytes = picture ?? Buffer.from(tune?.ogg ?? '', 'base64')
  const id = await uploadDemoFile(ctx, platform, demoUuid(`upload of ${name}`), bytes)
  const attachment =
    picture === undefined ? { kind: 'voice' as const, upload: id, peaks: tune?.peaks ?? '' } : { kind: 'picture' as const, upload: id }
  await sendAttachment(ctx, platform, { uid, id: demoUuid(name), attachment })
}
