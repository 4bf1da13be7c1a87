// Openers: ideas for a first line to another member, made from what both profiles show. The server chooses a kind and a sentence key; the texts are
// in `locales/openers`, so that they follow the language of the writer.
import * as z from 'zod'
import { memberErrors } from '#features/members/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Id, text } from '#platform/shared/fields.ts'

/** The keys in `locales/openers` of the sentences of each kind of opener. The kind `goal` has one sentence for each goal. */
export const openerSentences = {
  interest: ['a', 'b', 'c'],
  prompt: ['a', 'b'],
  town: ['a', 'b'],
  language: ['a', 'b'],
  goal: ['friendship', 'dating', 'marriage', 'unsure'],
  hello: ['a', 'b', 'c', 'd', 'e', 'f'],
} as const
export type OpenerKind = keyof typeof openerSentences
export const openerKinds = Object.keys(openerSentences) as [OpenerKind, ...OpenerKind[]]

/** How many openers are offered at once. */
export const shownOpenerCount = 3

/** The sentence from which an opener is made. */
export const OpenerSentence = z.object({
  kind: z.enum(openerKinds),
  /** The key of the sentence within its kind. */
  sentence: text(1, 20),
})
export type OpenerSentence = z.infer<typeof OpenerSentence>

export const Opener = OpenerSentence.extend({
  /** The id of the interest, prompt or language, or the name of the town; empty for a goal and a hello. */
  about: z.string(),
})
export type Opener = z.infer<typeof Opener>

export const listOpeners = endpoint({
  method: 'GET',
  path: '/conversations/:uid/openers',
  access: 'member',
  summary:
    'Suggests first messages to a member, made from what both profiles show. Lines that the caller has used, or was offered for this member, come back only when no others are left',
  params: z.object({ uid: Id }),
  /** A multiple of `shownOpenerCount`, in the order in which to show them. */
  response: data(z.object({ openers: z.array(Opener) })),
  errors: [memberErrors.seen_enough, platformErrors.not_found],
})
