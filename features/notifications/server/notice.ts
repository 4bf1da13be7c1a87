import type { JobRunner } from '#platform/server/jobs/job-runner.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Plural, Text, Values } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { NoticeKind } from '../contract.ts'

type Sentence = string | Plural
/** `title` and `body` stand in mails and on locked screens: they name nobody and no dating. `named` is for the list, and has `{name}`. */
type Words<Named> = Named extends true ? { title: Sentence; body: Sentence; named: Sentence } : { title: Sentence; body: Sentence }
type LastPart<N extends string> = N extends `${string}.${infer Rest}` ? LastPart<Rest> : N
type Catalogued<N extends string, Named> = { notices: Record<LastPart<N>, Words<Named>> }

/** One thing a member can be told, declared by the feature that tells it. */
export interface Notice {
  readonly name: string
  readonly kind: NoticeKind
  readonly text: Text<unknown>
  /** Where it leads; `{uid}` is whom it is about. */
  readonly path: string
  readonly named: boolean
  /** Seconds after which it says nothing any more: it is pushed at once and urgently, and stands on no list and in no mail. */
  readonly lasts: number | undefined
}

/**
 * Declares a notice. Its words are `notices.<last part of name>` of the catalogue: `title` and `body`, and with `named` a sentence with
 * `{name}` that the list shows instead, while the reader may see whom it is about.
 */
export const notice = <const N extends `${string}.${string}`, T extends Catalogued<N, Named>, Named extends boolean = false>({
  named,
  lasts,
  ...declared
}: {
  name: N
  kind: NoticeKind
  text: Text<T>
  path: string
  named?: Named
  lasts?: number
}): Notice => ({ ...declared, text: { feature: declared.text.feature }, named: named === true, lasts })

const served = new WeakMap<JobRunner, Map<string, Notice>>()

/** Makes notices known, so that they can be listed, mailed and pushed; called where the feature is mounted. */
export const serveNotices = ({ jobs }: Pick<Platform, 'jobs'>, notices: readonly Notice[]): void => {
  const known = served.get(jobs) ?? new Map<string, Notice>()
  served.set(jobs, known)
  for (const one of notices) {
    if (known.has(one.name)) throw new Error(`two notices named ${one.name}`)
    known.set(one.name, one)
  }
}

/** Every notice by its name. */
export const knownNotices = ({ jobs }: Pick<Platform, 'jobs'>): ReadonlyMap<string, Notice> => served.get(jobs) ?? new Map<string, Notice>()

/** A sentence of a notice in a language. */
export const wordsOf = (
  { texts }: Pick<Platform, 'texts'>,
  { name, text }: Notice,
  part: 'title' | 'body' | 'named',
  locale: Locale,
  values: Values,
): string =>
  texts.translate(locale, text as Text<Record<string, string>>, `notices.${name.slice(name.lastIndexOf('.') + 1)}.${part}`, values)

/** Where a mail or push leads: who it is about stands in neither, and so not in their addresses. */
export const outsidePath = ({ path }: Notice, told: { path: string | null }): string => told.path ?? path.replace(/\?uid=\{uid\}$/, '')
