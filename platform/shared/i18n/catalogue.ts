/** A sentence that varies with `count`, by the categories of CLDR; es, fr and pt use `many` for millions. */
export interface Plural {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}
export interface Catalogue {
  [key: string]: string | Plural | Catalogue
}

/** Only an object of nothing but plural categories is a plural: a catalogue may have a key named `other` too. */
type IsPlural<T> = T extends Plural ? (keyof T extends keyof Plural ? true : false) : false

/** The same keys as the English catalogue, with other words: a missing line does not compile. */
export type Localised<T> = { [K in keyof T]: T[K] extends string ? string : IsPlural<T[K]> extends true ? Plural : Localised<T[K]> }

type Join<A extends string, B extends string> = A extends '' ? B : `${A}.${B}`
/** Every dotted path to a sentence. */
export type Key<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? Join<Path, K> : IsPlural<T[K]> extends true ? Join<Path, K> : Key<T[K], Join<Path, K>>
}[keyof T & string]

/** A typed handle on one feature's catalogue, without its words. */
export interface Text<T> {
  readonly feature: string
  readonly type?: T
}
/** Names a catalogue: `text<typeof en>('auth')`. */
export const text = <T>(feature: string): Text<T> => ({ feature })

/** An amount as decimal text, and the ISO code of its currency. */
export interface Money {
  amount: string
  currency: string
}

/** Values for `{placeholders}`: numbers and money are written as the language does; `count` also chooses the plural form. */
export type Values = Record<string, string | number | Money>
