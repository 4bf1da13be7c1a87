import * as z from 'zod'
import { Attachment } from '#features/chat/contract.ts'
import { VoiceHello } from '#features/voice-hello/contract.ts'
import { Id, Moment } from '#platform/shared/fields.ts'

/** The signs of a scam that the service itself finds in a member's messages. Only moderators see them. */
const scamSigns = [
  'ask',
  'amount',
  'rail',
  'number',
  'elsewhere',
  'pay',
  'crisis',
  'fee',
  'windfall',
  'invest',
  'promise',
  'gift_card',
  'card_code',
  'hold',
  'threat',
  'intimate',
  'code',
  'secret',
  'persona',
  'excuse',
  'pay_back',
  'copies',
  'same_photo',
  'gifts',
  'wording',
] as const
const ScamSign = z.enum(scamSigns)
export type ScamSign = z.infer<typeof ScamSign>
/**
 * A scam sign in a report by the service itself: how often it was found, and the sequence numbers of its messages. `words`: for `wording`, words of
 * these messages that frauds use more than others.
 */
export const FoundSign = z.object({ sign: ScamSign, count: z.int(), seqs: z.array(z.int()), words: z.array(z.string()).optional() })
export type FoundSign = z.infer<typeof FoundSign>

/** The liked item of a message at the time of the report. Of a photo, only the fingerprint (`hash`) is stored. */
const EvidenceItem = z.union([
  z.object({ kind: z.literal('photo'), id: Id, hash: z.string() }),
  z.object({ kind: z.literal('prompt'), question: z.string(), answer: z.string() }),
  z.object({ kind: z.literal('gone') }),
])
/** A text that a message had before it was edited or deleted. */
const EarlierText = z.object({ body: z.string(), replaced_at: z.string() })
/** The evidence that was stored with a report. */
export const Evidence = z.object({
  profile: z.record(z.string(), z.unknown()),
  photos: z.array(z.object({ id: Id, hash: z.string(), review: z.string(), image: z.string().nullable() })),
  /** The voice hello of the profile, kept as long as the report. */
  voice_hello: VoiceHello.nullable(),
  messages: z.array(
    z.object({
      seq: z.number(),
      from: z.string().nullable(),
      kind: z.string(),
      body: z.string().nullable(),
      /** The voice note or picture; null when its file was deleted before the report. */
      attachment: Attachment.nullable().optional(),
      created_at: z.string(),
      liked_item: EvidenceItem.optional(),
      edited_at: z.string().optional(),
      deleted_at: z.string().optional(),
      earlier: z.array(EarlierText).optional(),
    }),
  ),
  taken_at: Moment,
})
