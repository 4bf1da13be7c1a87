import type { Catalogue, Plural } from '#platform/shared/i18n/catalogue.ts'
import { isPlural } from '#platform/shared/i18n/flatten.ts'

// The files have the format of i18next version 4, which translation tools know: nested keys, and plural forms as suffixes (`unread_other`).

const suffix = /^(.+)_(zero|one|two|few|many|other)$/

/** Converts a catalogue to i18next JSON. */
export const toI18nextJson = (catalogue: Catalogue): Catalogue => {
  const json: Catalogue = {}
  for (const [key, node] of Object.entries(catalogue)) {
    if (typeof node === 'string') json[key] = node
    else if (isPlural(node)) for (const [form, sentence] of Object.entries(node)) json[`${key}_${form}`] = sentence as string
    else json[key] = toI18nextJson(node)
  }
  return json
}

/** Converts i18next JSON to a catalogue. A suffix is a plural form only if the English text is a plural. */
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
