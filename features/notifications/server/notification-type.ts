import type { JobRunner } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Plural, Text, Values } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { NotificationKind } from '../contract.ts'

type Sentence = string | Plural
/**
 * `title` and `body` appear in emails and on lock screens: they contain no name and do not mention dating. `named` is for the list and
 * contains `{name}`.
 */
type Words<Named> = Named extends true ? { title: Sentence; body: Sentence; named: Sentence } : { title: Sentence; body: Sentence }
type LastPart<N extends string> = N extends `${string}.${infer Rest}` ? LastPart<Rest> : N
type Catalogued<N extends string, Named> = { notices: Record<LastPart<N>, Words<Named>> }

/** A type of notification, declared by the feature that sends it. */
export interface NotificationType {
  readonly name: string
  readonly kind: NotificationKind
  readonly text: Text<unknown>
  /** Path it links to; `{uid}` is the id of the member it is about. */
  readonly path: string
  readonly named: boolean
  /** Seconds after which it says nothing any more: it is pushed at once and urgently, and stands on no list and in no mail. */
  readonly lasts: number | undefined
}

/**
 * Declares a notification type. Its texts are `notices.<last part of name>` in the feature's catalogue: `title` and `body`, and with
 * `named` a
 * sentence with `{name}` for the list, used while the reader may see that member.
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

/**
 * Registers notification types so that they can be listed, mailed and pushed.
 * @throws when two types have the same name
 */
export const registerNotifications = ({ jobs }: Pick<Platform, 'jobs'>, notices: readonly NotificationType[]): void => {
  const known = served.get(jobs) ?? new Map<string, NotificationType>()
  served.set(jobs, known)
  for (const one of notices) {
    if (known.has(one.name)) throw new Error(`two notices named ${one.name}`)
    known.set(one.name, one)
  }
}

/** All registered notification types by name. */
export const registeredNotifications = ({ jobs }: Pick<Platform, 'jobs'>): ReadonlyMap<string, NotificationType> =>
  served.get(jobs) ?? new Map<string, NotificationType>()

/** Returns one text of a notification type in a language. */
export const notificationText = (
  { texts }: Pick<Platform, 'texts'>,
  { name, text }: NotificationType,
  part: 'title' | 'body' | 'named',
  locale: Locale,
  values: Values,
): string => texts.say(locale, text as Text<Record<string, string>>, `notices.${name.slice(name.lastIndexOf('.') + 1)}.${part}`, values)

/** Path for emails and pushes: without the id of the member it is about. */
export const publicPath = ({ path }: NotificationType, told: { path: string | null }): string =>
  told.path ?? path.replace(/\?uid=\{uid\}$/, '')
