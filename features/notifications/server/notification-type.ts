import type { JobRunner } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Plural, Text, Values } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { NotificationKind } from '../contract.ts'

type Sentence = string | Plural
/** `title` and `body` stand in mails and on locked screens: they name nobody and no dating. `named` is for the list, and has `{name}`. */
type Words<Named> = Named extends true ? { title: Sentence; body: Sentence; named: Sentence } : { title: Sentence; body: Sentence }
type LastPart<N extends string> = N extends `${string}.${infer Rest}` ? LastPart<Rest> : N
type Catalogued<N extends string, Named> = { notices: Record<LastPart<N>, Words<Named>> }

/** One thing a member can be told, declared by the feature that tells it. */
export interface NotificationType {
  readonly name: string
  readonly kind: NotificationKind
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
export const defineNotification = <const N extends `${string}.${string}`, T extends Catalogued<N, Named>, Named extends boolean = false>({
  named,
  lasts,
  ...declared
}: {
  name: N
  kind: NotificationKind
  text: Text<T>
  path: string
  named?: Named
  lasts?: number
}): NotificationType => ({ ...declared, text: { feature: declared.text.feature }, named: named === true, lasts })

const served = new WeakMap<JobRunner, Map<string, NotificationType>>()

/** Makes notices known, so that they can be listed, mailed and pushed; called where the feature is mounted. */
export const registerNotifications = ({ jobs }: Pick<Platform, 'jobs'>, notices: readonly NotificationType[]): void => {
  const known = served.get(jobs) ?? new Map<string, NotificationType>()
  served.set(jobs, known)
  for (const one of notices) {
    if (known.has(one.name)) throw new Error(`two notices named ${one.name}`)
    known.set(one.name, one)
  }
}

/** Every notice by its name. */
export const registeredNotifications = ({ jobs }: Pick<Platform, 'jobs'>): ReadonlyMap<string, NotificationType> =>
  served.get(jobs) ?? new Map<string, NotificationType>()

/** A sentence of a notice in a language. */
export const notificationText = (
  { texts }: Pick<Platform, 'texts'>,
  { name, text }: NotificationType,
  part: 'title' | 'body' | 'named',
  locale: Locale,
  values: Values,
): string => texts.say(locale, text as Text<Record<string, string>>, `notices.${name.slice(name.lastIndexOf('.') + 1)}.${part}`, values)

/** Where a mail or push leads: who it is about stands in neither, and so not in their addresses. */
export const publicPath = ({ path }: NotificationType, told: { path: string | null }): string =>
  told.path ?? path.replace(/\?uid=\{uid\}$/, '')
