import { isGender } from '#features/members/gender-contract.ts'
import { useGenderName, useVocabulary, type Vocabulary } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { reviewText } from '../../locales/text.ts'

const fields = [
  'firstname',
  'lastname',
  'gender',
  'birth',
  'country',
  'city',
  'bio',
  'looking_for',
  'interests',
  'prompts',
  'languages',
  'profile_fields',
  'status',
] as const

/** Replaces the ids of a field by names. */
const withNames = (field: (typeof fields)[number], value: unknown, { interest, prompt, language, goal }: Vocabulary): unknown => {
  if (!Array.isArray(value)) return value
  const namers: Partial<Record<string, (id: string) => string>> = { interests: interest, languages: language, looking_for: goal }
  return value.map((entry: unknown) => {
    if (typeof entry === 'string') return namers[field]?.(entry) ?? entry
    const { question, answer } = entry as { question?: unknown; answer?: unknown }
    // Question before answer: the database stores the properties of JSON evidence in another order.
    return typeof question === 'string' ? { question: field === 'prompts' ? prompt(question) : question, answer } : entry
  })
}

const toText = (value: unknown, join: (items: readonly string[]) => string): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return join(value.map((item) => toText(item, join)))
  if (typeof value === 'object')
    return Object.values(value)
      .map((part) => toText(part, join))
      .join(': ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

interface ProfileFactsProps {
  profile: Record<string, unknown>
  /** An earlier version of the same profile. Only what differs from it is shown. */
  since?: Record<string, unknown> | undefined
}

const states = ['active', 'paused', 'held', 'suspended', 'deleted', 'unverified'] as const

/** Returns a function that translates codes and formats dates; texts of the member stay unchanged. */
const useFieldText = () => {
  const t = useT(reviewText)
  const nameOfGender = useGenderName()
  const vocabulary = useVocabulary()
  const { country, date } = useFormat()
  const enumerate = useJoinWithCommas()
  return (field: (typeof fields)[number], value: unknown): string => {
    const text = toText(withNames(field, value, vocabulary), enumerate)
    const state = states.find((each) => field === 'status' && each === text)
    if (field === 'gender' && isGender(text)) return nameOfGender(text)
    if (state !== undefined) return t(`status.${state}`)
    if (field === 'country' && /^[A-Z]{2}$/.test(text)) return country(text)
    return field === 'birth' && text.length === 10 ? date(text) : text
  }
}

/** The stored profile as a list of fields, or what has changed in it. */
export const ProfileFacts = ({ profile, since }: ProfileFactsProps) => {
  const t = useT(reviewText)
  const fieldText = useFieldText()
  const shown = fields.filter((field) => since === undefined || fieldText(field, since[field]) !== fieldText(field, profile[field]))
  if (shown.length === 0) return <p className="text-soft">{t('unchanged')}</p>
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1">
      {shown.map((field) => {
        const value = fieldText(field, profile[field]) || '–'
        return (
          <div key={field} className="contents">
            <dt className="text-soft">{t(`fields.${field}`)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">
              <bdi>{since === undefined ? value : <mark className="rounded-mark bg-marigold-tint px-1 text-ink">{value}</mark>}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
