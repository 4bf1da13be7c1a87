import type { JobRunner } from '#platform/server/jobs/job-runner.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Plural, CatalogueRef, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
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

interface TypeFields {
  readonly name: string
  readonly kind: NotificationKind
  readonly text: CatalogueRef<unknown>
  /** The path that the notification links to; `{uid}` stands for the id of the member whom the notification is about. */
  readonly path: string
  /** Whether the list shows the name of the member whom the notification is about. */
  readonly named: boolean
}
/** A type that is stored in the list, and sent by email and push as the member's preferences say. */
interface StoredType extends TypeFields {
  readonly delivery: 'stored'
}
/** A type that is only pushed, at once: it is useless after its lifetime, so it is neither listed nor mailed. */
interface TransientType extends TypeFields {
  readonly delivery: 'transient'
  readonly lifetimeSeconds: number
}
/** A type of notification, declared by the feature that sends it. */
export type NotificationType = StoredType | TransientType

/**
 * Declares a notification type; with `lifetimeSeconds` a transient one. Its texts are `notices.<last part of name>` in the feature's catalogue:
 * `title` and `body`, and with `named` also a sentence with `{name}` for the list, which is used if the reader may see that member.
 */
export const defineNotification = <const N extends `${string}.${string}`, T extends Catalogued<N, Named>, Named extends boolean = false>({
  named,
  lifetimeSeconds,
  text,
  ...rest
}: {
  name: N
  kind: NotificationKind
  text: CatalogueRef<T>
  path: string
  named?: Named
  lifetimeSeconds?: number
}): NotificationType => {
  const fields = { ...rest, text: { feature: text.feature }, named: named === true }
  return lifetimeSeconds === undefined ? { ...fields, delivery: 'stored' } : { ...fields, delivery: 'transient', lifetimeSeconds }
}

const registered = new WeakMap<JobRunner, Map<string, NotificationType>>()

/**
 * Registers notification types so that they can be listed, mailed and pushed.
 * @throws when two types have the same name
 */
export const registerNotificationTypes = ({ jobs }: Pick<Platform, 'jobs'>, types: readonly NotificationType[]): void => {
  const known = registered.get(jobs) ?? new Map<string, NotificationType>()
  registered.set(jobs, known)
  for (const type of types) {
    if (known.has(type.name)) throw new Error(`two notifications named ${type.name}`)
    known.set(type.name, type)
  }
}

/** Returns all registered notification types by name. */
export const getNotificationTypesByName = ({ jobs }: Pick<Platform, 'jobs'>): ReadonlyMap<string, NotificationType> =>
  registered.get(jobs) ?? new Map<string, NotificationType>()

/** Returns one text of a notification type in a language. */
export const translateNotification = (
  { texts }: Pick<Platform, 'texts'>,
  { name, text }: NotificationType,
  part: 'title' | 'body' | 'named',
  locale: Locale,
  values: PlaceholderValues,
): string =>
  texts.translate(locale, text as CatalogueRef<Record<string, string>>, `notices.${name.slice(name.lastIndexOf('.') + 1)}.${part}`, values)

/** Returns the path for emails and pushes. It does not contain the id of the member the notification is about. */
export const pathWithoutMemberId = ({ path }: NotificationType, notification: { path: string | null }): string =>
  notification.path ?? path.replace(/\?uid=\{uid\}$/, '')
