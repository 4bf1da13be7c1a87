import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { isBuiltIn, locales } from '#platform/shared/i18n/locales.ts'
import { isSameTexts, type TextsByLanguage, withTextsNotOffered } from '#platform/shared/i18n/texts-by-language.ts'
import { isGender } from '../../gender-contract.ts'
import { isOwnEntryId } from '../../vocabulary-contract.ts'
import {
  builtInIds,
  type ConsoleEntry,
  type EntrySettings,
  findDuplicateNames,
  type putVocabularyEntry as endpoint,
  vocabularyErrors,
  vocabularyLimits,
  type VocabularyList,
} from '../../vocabulary-entry-contract.ts'
import { lockVocabulary, readVocabularyEntries, saveVocabularyEntry } from './entry-store.ts'
import { presentConsoleEntries } from './list-entries.ts'

type Errors = Record<string, readonly ErrorCode[]>
type Key = HandlerInput<typeof endpoint>['params']

/** Removes settings that do not belong to the entry: a built-in one can only be retired, and subjects are for interests. */
const normalize = ({ list, id }: Key, wanted: EntrySettings): EntrySettings => {
  if (!isOwnEntryId(id)) return { names: null, subject: null, sensitive: false, retired: wanted.retired }
  return list === 'interests' ? wanted : { ...wanted, subject: null, sensitive: false }
}

/** Returns the settings of an entry as they are stored; undefined for an own entry that does not exist yet. */
const settingsOf = (entry: ConsoleEntry | undefined): EntrySettings | undefined => {
  if (entry === undefined) return undefined
  const { own, names, subject, sensitive, retired } = entry
  return own ? { names, subject, sensitive, retired } : { names: null, subject: null, sensitive: false, retired }
}

const isSame = (a: EntrySettings, b: EntrySettings): boolean =>
  a.subject === b.subject && a.sensitive === b.sensitive && a.retired === b.retired && isSameTexts(a.names, b.names)

/** The built-in languages in which a name is missing. A stored entry may lack one that the service did not offer before. */
const missingNames = (names: TextsByLanguage, before: ConsoleEntry | undefined): string[] =>
  before !== undefined && isSameTexts(names, before.names)
    ? []
    : locales.filter((locale) => isBuiltIn(locale) && names[locale] === undefined)

const checkNames = (
  list: VocabularyList,
  names: EntrySettings['names'],
  before: ConsoleEntry | undefined,
  others: readonly ConsoleEntry[],
): Errors => {
  if (names === null) return { 'names.en': [platformErrors.required] }
  const taken = findDuplicateNames(
    names,
    others.map((other) => other.names),
  )
  const errorsOf = (locale: string, name: string): ErrorCode[] => {
    if (name.length > vocabularyLimits[list].name) return [platformErrors.too_long]
    return taken.includes(locale) ? [vocabularyErrors.duplicate] : []
  }
  const errors = Object.entries(names).map(([locale, name]) => ({ field: `names.${locale}`, found: errorsOf(locale, name) }))
  return {
    ...Object.fromEntries(missingNames(names, before).map((locale) => [`names.${locale}`, [platformErrors.required]])),
    ...Object.fromEntries(errors.flatMap(({ field, found }) => (found.length === 0 ? [] : [[field, found]]))),
  }
}

const checkOwn = (
  list: VocabularyList,
  wanted: EntrySettings,
  before: ConsoleEntry | undefined,
  others: readonly ConsoleEntry[],
): Errors => {
  const own = others.filter((other) => other.own)
  const { offered, all } = vocabularyLimits[list]
  const isFull = own.length >= all || (!wanted.retired && own.filter(({ retired }) => !retired).length >= offered)
  return {
    ...checkNames(list, wanted.names, before, others),
    ...(list === 'interests' && wanted.subject === null ? { subject: [platformErrors.required] } : {}),
    // A sensitive interest stays sensitive: otherwise others would see it of members who chose it while it was hidden.
    ...(before?.sensitive === true && !wanted.sensitive ? { sensitive: [vocabularyErrors.sensitive_fixed] } : {}),
    ...(isFull ? { retired: [vocabularyErrors.full] } : {}),
  }
}

const actionOf = (wanted: EntrySettings, before: EntrySettings | undefined) => {
  if (before === undefined) return 'vocabulary_entry.added'
  if (wanted.retired === before.retired) return 'vocabulary_entry.changed'
  return wanted.retired ? 'vocabulary_entry.retired' : 'vocabulary_entry.brought_back'
}

/**
 * Adds an own entry to a list, or changes, retires or brings back the one with this id. Records it in the audit log. Members keep what they have
 * chosen. Idempotent.
 * @throws {AppError} vocabulary.changed when somebody else was faster; vocabulary.duplicate, full, last_one or sensitive_fixed by field;
 *   platform.not_found for an id that is neither built-in nor one that own entries of the list can have
 */
export const putVocabularyEntry = (
  ctx: MemberContext,
  { params: { list, id }, body: { version, reason, ...given } }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    const isOwn = isOwnEntryId(id) && (list !== 'genders' || isGender(id))
    if (!isOwn && !builtInIds[list].includes(id)) throw new AppError(platformErrors.not_found)
    await lockVocabulary(tx)
    const stored = await readVocabularyEntries(tx)
    const entries = presentConsoleEntries(stored).filter((entry) => entry.list === list)
    const entry = entries.find((one) => one.id === id)
    const [before, wanted] = [settingsOf(entry), normalize({ list, id }, given)]
    if (before === undefined || !isSame(before, wanted)) {
      if ((entry?.version ?? 0) !== version) throw new AppError(vocabularyErrors.changed)
      const others = entries.filter((one) => one !== entry)
      const errors: Errors = {
        ...(isOwn ? checkOwn(list, wanted, entry, others) : {}),
        ...(wanted.retired && others.every(({ retired }) => retired) ? { retired: [vocabularyErrors.last_one] } : {}),
      }
      const [first] = Object.values(errors).flat()
      if (first !== undefined) throw new AppError(first, { fields: errors })
      const row = stored.find((one) => one.list === list && one.id === id)
      const { retired, names, ...settings } = wanted
      const times = { addedAt: row?.addedAt ?? ctx.now, retiredAt: retired ? (row?.retiredAt ?? ctx.now) : null }
      const allNames = names === null ? null : withTextsNotOffered(names, row?.names)
      await saveVocabularyEntry(tx, { list, id, version: version + 1, names: allNames, ...settings, ...times })
      await recordAudit(tx, {
        admin: ctx.actor.id,
        action: actionOf(wanted, before),
        subject: { kind: 'vocabulary_entry', id: `${list}.${id}` },
        reason,
        details: before === undefined ? { ...wanted } : { from: before, to: wanted },
        now: ctx.now,
      })
    }
    return { data: { entries: presentConsoleEntries(await readVocabularyEntries(tx)) } }
  })
