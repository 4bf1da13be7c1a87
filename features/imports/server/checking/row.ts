import * as z from 'zod'
import { aboutLimits } from '#features/members/about-contract.ts'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { genders } from '#features/members/gender-contract.ts'
import { spokenLanguages } from '#features/members/vocabulary-contract.ts'
import { ageOn, type OfferedLists } from '#features/members/server/index.ts'
import { isStorableText, hasVisibleText } from '#platform/shared/text-checks.ts'
import { isLocale, type Locale } from '#platform/shared/i18n/locales.ts'

/** Characters that change the direction of the text after them. With them, a name can look like another one. */
const turnsDirection = /[\u202A-\u202E\u2066-\u2069]/u
const controls = /\p{Cc}/u
const controlsButBreaks = /[^\P{Cc}\n\r\t]/u

const text = (most: number, { lines = false } = {}) =>
  z
    .string('is missing')
    .trim()
    .refine(isStorableText, { error: 'has characters that cannot be stored', abort: true })
    .refine((given) => !(lines ? controlsButBreaks : controls).test(given) && !turnsDirection.test(given), 'has control characters')
    .refine((given) => hasVisibleText(given), { error: 'is empty', abort: true })
    .refine((given) => given.length <= most, `is longer than ${most} characters`)

const list = <T extends z.ZodType<string>>(item: T, most: number) =>
  z
    .array(item, 'is not a list')
    .max(most, `has more than ${most} values`)
    .refine((values) => new Set(values).size === values.length, 'has a value twice')
    .default([])

const oneOf = <const T extends readonly string[]>(values: T, what: string) => z.enum(values, `is no ${what}`)

/** Looks up the names of countries. A code for which it finds no name is not accepted as a country. */
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionNames.of(code) !== undefined

const maxEmailLength = 254
/** The most photos of a row: as many as a profile can show. */
const maxImportedPhotos = 30

const gender = oneOf(genders, 'gender')

const shape = {
  external_id: text(200),
  email: z
    .string('is missing')
    .trim()
    .toLowerCase()
    .max(maxEmailLength, `is longer than ${maxEmailLength} characters`)
    .pipe(z.email('is no address; write names of other scripts in their ASCII form')),
  firstname: text(60),
  lastname: text(60).optional(),
  birth: z.iso.date('is no day like 1990-12-31'),
  gender,
  seek: list(gender, genders.length),
  country: z.string('is missing').refine(isCountry, 'is no country code like CM'),
  town: text(80).optional(),
  lat: z.number('is no number').min(-90, 'is no latitude').max(90, 'is no latitude').optional(),
  lng: z.number('is no number').min(-180, 'is no longitude').max(180, 'is no longitude').optional(),
  about: text(1000, { lines: true }).optional(),
  looking_for: list(z.string('is no goal'), aboutLimits.goals),
  interests: list(z.string('is no interest'), aboutLimits.interests),
  languages: list(oneOf(spokenLanguages as readonly [string, ...string[]], 'language'), aboutLimits.languages),
  photos: list(text(200), maxImportedPhotos),
  // Not `oneOf`: the operator's languages join the list after this module is loaded.
  locale: z.custom<Locale>(isLocale, 'is no language of this service').default('en'),
  created_at: z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'is no moment like 2020-01-31T12:00:00Z').optional(),
}

/** The names of the fields that a row can have. */
export const importFields: ReadonlySet<string> = new Set(Object.keys(shape))
const lists: ReadonlySet<string> = new Set(['seek', 'looking_for', 'interests', 'languages', 'photos'])
export const isListField = (field: string): boolean => lists.has(field)
export const isNumberField = (field: string): boolean => field === 'lat' || field === 'lng'

const Row = z.strictObject(shape)
/** The values of a row whose fields are all valid. */
export type ImportRowValues = z.output<typeof Row>

/** What is wrong with a field of a row. */
export interface ImportMistake {
  field: string
  problem: string
}

const earliest = Date.UTC(1995, 0, 1)

/** Finds genders, goals and interests that members cannot choose here. */
const findNotOffered = (
  { gender: own, seek = [], looking_for = [], interests = [] }: Partial<ImportRowValues>,
  offered: OfferedLists,
): ImportMistake[] => [
  ...(own === undefined || offered.genders.has(own) ? [] : [{ field: 'gender', problem: 'is no gender' }]),
  ...seek.filter((id) => !offered.genders.has(id)).map(() => ({ field: 'seek', problem: 'is no gender' })),
  ...looking_for.filter((id) => !offered.goals.has(id)).map(() => ({ field: 'looking_for', problem: 'is no goal' })),
  ...interests.filter((id) => !offered.interests.has(id)).map(() => ({ field: 'interests', problem: 'is no interest' })),
]

const checkTogether = ({ birth, created_at, lat, lng }: Partial<ImportRowValues>, now: Date): ImportMistake[] => {
  const age = birth === undefined ? minimumAge : ageOn(birth, now)
  const joined = created_at === undefined ? now.getTime() : Date.parse(created_at)
  return [
    ...(age < minimumAge ? [{ field: 'birth', problem: `is younger than ${minimumAge}` }] : []),
    ...(age > maximumAge ? [{ field: 'birth', problem: `is older than ${maximumAge}` }] : []),
    ...(joined > now.getTime() ? [{ field: 'created_at', problem: 'is in the future' }] : []),
    ...(joined < earliest ? [{ field: 'created_at', problem: 'is before 1995' }] : []),
    ...((lat === undefined) !== (lng === undefined) ? [{ field: 'lat', problem: 'needs lat and lng together' }] : []),
  ]
}

/** The valid fields of a row (all of them if `mistakes` is empty) and its mistakes. */
export interface CheckedValues {
  fields: Partial<ImportRowValues>
  mistakes: ImportMistake[]
}

/**
 * Checks the values of a row, without other rows or the database. A mistake in one field does not stop the check of the others. `offered` are the
 * genders, goals and interests that members can choose here.
 */
export const checkValues = (values: Record<string, unknown>, now: Date, offered: OfferedLists): CheckedValues => {
  const parsed = Row.safeParse(values)
  if (parsed.success)
    return { fields: parsed.data, mistakes: [...findNotOffered(parsed.data, offered), ...checkTogether(parsed.data, now)] }
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => importFields.has(name) && !wrong.has(name)))
  const fields = Row.partial().safeParse(rest).data ?? {}
  const halves = wrong.has('lat') || wrong.has('lng') ? { ...fields, lat: undefined, lng: undefined } : fields
  const mistakes = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), problem: message }))
  return { fields, mistakes: [...mistakes, ...findNotOffered(fields, offered), ...checkTogether(halves, now)] }
}
