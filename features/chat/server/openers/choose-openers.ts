import { interestIds, isOwnEntryId, isPromptId, sensitiveInterests, spokenLanguages } from '#features/members/vocabulary-contract.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { type Opener, type OpenerKind, type OpenerSentence, shownOpenerCount, openerSentences } from '../../openers-contract.ts'

/** The parts of a profile that an opener may mention, without the operator's own sensitive interests. */
export interface OpenerProfile {
  interests: readonly string[]
  prompts: readonly { question: string }[]
  looking_for: readonly string[]
  languages: readonly string[]
  country: string
  town: string | null
}

/** The most openers about what the two members share. Plain hellos fill up the rest. */
const mostAboutThem = 6
const mostOpeners = 9

const builtInInterests = new Set<string>(interestIds.filter((id) => !sensitiveInterests.has(id)))
const isInterest = (id: string): boolean => builtInInterests.has(id) || isOwnEntryId(id)
const isLanguage = (code: string): boolean => spokenLanguages.some((known) => known === code)
const hasSentence = (goal: string): boolean => openerSentences.goal.some((known) => known === goal)
const common = (one: readonly string[], other: readonly string[], isKnown: (id: string) => boolean): string[] =>
  one.filter((id) => other.includes(id) && isKnown(id))

/** Returns a number that depends only on the text (FNV-1a hash), with which sentences are chosen. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Returns the key of a sentence, unique among all kinds, such as `hello.a`. */
export const openerSentenceName = ({ kind, sentence }: OpenerSentence): string => `${kind}.${sentence}`

/** Returns what two profiles have in common, by kind of opener. It contains only ids and names of places, never a text that a member typed. */
const subjects = (
  writer: OpenerProfile,
  reader: OpenerProfile,
  locale: string,
): Record<Exclude<OpenerKind, 'goal' | 'hello'>, string[]> => ({
  interest: common(writer.interests, reader.interests, isInterest),
  prompt: reader.prompts.map(({ question }) => question).filter(isPromptId),
  town: writer.town !== null && writer.town === reader.town && writer.country === reader.country ? [writer.town] : [],
  // Leave out the language of the conversation: that both speak it is obvious.
  language: common(writer.languages, reader.languages, isLanguage).filter((code) => code !== locale),
})

/** Chooses from the sentences for which `isAllowed` returns true, each at most once: first one of each kind that fits, then the others, then hellos. */
const chooseFrom = (
  writer: OpenerProfile,
  reader: OpenerProfile,
  { seed, locale, isAllowed }: { seed: string; locale: string; isAllowed: (opener: OpenerSentence) => boolean },
): Opener[] => {
  const random = createSeededRandom(seedOf(seed))
  const shuffled = <T>(list: readonly T[]): T[] => random.some(list, list.length)
  const sentencesFor = (kind: OpenerKind, about: readonly string[]): Opener[] => {
    const sentences = shuffled<string>(openerSentences[kind]).filter((sentence) => isAllowed({ kind, sentence }))
    return shuffled(about)
      .slice(0, sentences.length)
      .map((one, index) => ({ kind, sentence: sentences[index] ?? '', about: one }))
  }
  const found = subjects(writer, reader, locale)
  const goals = common(writer.looking_for, reader.looking_for, hasSentence)
  const groups = shuffled([
    sentencesFor('interest', found.interest),
    sentencesFor('prompt', found.prompt),
    sentencesFor('town', found.town),
    sentencesFor('language', found.language),
    shuffled(goals)
      .map((goal): Opener => ({ kind: 'goal', sentence: goal, about: '' }))
      .filter(isAllowed),
  ])
  const rounds = Math.max(...groups.map(({ length }) => length))
  const aboutThem = Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat()
  const hellos = sentencesFor(
    'hello',
    openerSentences.hello.map(() => ''),
  )
  return [...aboutThem.slice(0, mostAboutThem), ...hellos].slice(0, mostOpeners)
}

/** Sentences that a member has used, as keys from `openerSentenceName`. */
export interface UsedOpenerSentences {
  /** Sentences that the member has sent to anybody. */
  sent: ReadonlySet<string>
  /** Sentences that were offered for the same receiver on an earlier day. */
  offered: ReadonlySet<string>
}

/**
 * Chooses openers in whole rounds of `shownOpenerCount`. Sentences that were offered before come again only if too few others are left for one
 * round, and sentences that were sent come last. The same `seed` gives the same openers.
 * @param locale the language the writer reads and writes
 */
export const chooseOpeners = (
  writer: OpenerProfile,
  reader: OpenerProfile,
  { seed, locale, used: { sent, offered } }: { seed: string; locale: string; used: UsedOpenerSentences },
): Opener[] => {
  const statusOf = (opener: OpenerSentence) =>
    sent.has(openerSentenceName(opener)) ? 'sent' : offered.has(openerSentenceName(opener)) ? 'offered' : 'none'
  const choose = (status: ReturnType<typeof statusOf>) =>
    chooseFrom(writer, reader, { seed, locale, isAllowed: (opener) => statusOf(opener) === status })
  const others = choose('none')
  if (others.length >= shownOpenerCount) return others.slice(0, others.length - (others.length % shownOpenerCount))
  return [...others, ...choose('offered'), ...choose('sent')].slice(0, shownOpenerCount)
}
