import type { Catalogue, Plural } from '#platform/shared/i18n/catalogue.ts'
import { isPlural } from '#platform/shared/i18n/flatten.ts'

// The files have the form of i18next version 4, which tools for translators know: nested keys, and the form of a plural behind the key (`unread_other`).

const suffix = /^(.+)_(zero|one|two|few|many|other)$/

/** Writes plural forms as keys of their own, as translation tools expect. */
export const toJsonTexts = (catalogue: Catalogue): Catalogue => {
  const json: Catalogue = {}
  for (const [key, node] of Object.entries(catalogue)) {
    if (typeof node === 'string') json[key] = node
    else if (isPlural(node)) for (const [form, sentence] of Object.entries(node)) json[`${key}_${form}`] = sentence as string
    else json[key] = toJsonTexts(node)
  }
  return json
}

/** Reads the form of `toJsonTexts`. Only where the English text is a plural, an ending is a form: other keys may end like one. */
export const fromJsonTexts = (json: Catalogue, english: Catalogue): Catalogue => {
  const texts: Catalogue = {}
  for (const [key, node] of Object.entries(json)) {
    const [, name = '', form = ''] = suffix.exec(key) ?? []
    if (typeof node === 'string' && isPlural(english[name])) {
      const before = Object.hasOwn(texts, name) ? texts[name] : {}
      texts[name] = { ...(before as Plural), [form]: node }
    } else if (typeof node === 'object' && node !== null) {
      const below = Object.hasOwn(english, key) ? english[key] : undefined
      texts[key] = fromJsonTexts(node as Catalogue, typeof below === 'object' ? (below as Catalogue) : {})
    } else texts[key] = node
  }
  return texts
}
