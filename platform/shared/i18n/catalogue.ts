/** Forms of a sentence by CLDR plural category of `count`; es, fr and pt use `many` for millions. */
export interface Plural {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}
/** The texts of one language, nested by feature and key. */
export interface Catalogue {
  [key: string]: string | Plural | Catalogue
}

/** An object is a plural only if all of its keys are plural categories, because a catalogue may have a key `other`. */
type IsPlural<T> = T extends Plural ? (keyof T extends keyof Plural ? true : false) : false

/** A translation of the English catalogue `T`; a missing key is a compile error. */
export type Localised<T> = { [K in keyof T]: T[K] extends string ? string : IsPlural<T[K]> extends true ? Plural : Localised<T[K]> }

type Join<A extends string, B extends string> = A extends '' ? B : `${A}.${B}`
/** All dotted paths to sentences of a catalogue. */
export type SentenceKey<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? Join<Path, K>
    : IsPlural<T[K]> extends true
      ? Join<Path, K>
      : SentenceKey<T[K], Join<Path, K>>
}[keyof T & string]

/** A typed reference to the catalogue of a feature or to a part of it (`calls.call`), without its contents. */
export interface CatalogueRef<T> {
  readonly feature: string
  readonly type?: T
}
/** Creates a reference to a catalogue: `catalogueRef<typeof en>('auth')`. */
export const catalogueRef = <T>(feature: string): CatalogueRef<T> => ({ feature })

/** An amount as decimal text, and the ISO code of its currency. */
export interface Money {
  amount: string
  currency: string
}

/** Values of `{placeholders}`. Numbers and money are formatted for the locale; `count` selects the plural form. */
export type PlaceholderValues = Record<string, string | number | Money>
