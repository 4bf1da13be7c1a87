import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { translate } from '#platform/shared/i18n/translate.ts'
import { en } from './locales/openers/en.ts'
import { es } from './locales/openers/es.ts'
import { fr } from './locales/openers/fr.ts'
import { pt } from './locales/openers/pt.ts'
import { sw } from './locales/openers/sw.ts'
import { openerKinds, openerSentences } from './openers-contract.ts'

const openers: Record<string, Record<string, Record<string, string>>> = { en, es, fr, pt, sw }
const cases = locales.flatMap((locale) =>
  openerKinds.flatMap((kind) => openerSentences[kind].map((sentence) => ({ locale, kind, sentence }))),
)

describe.each(cases)('$locale: $kind $sentence', ({ locale, kind, sentence }) => {
  const template = openers[locale]?.[kind]?.[sentence] ?? ''

  test('is a whole sentence with its words in place', () => {
    const about = kind === 'goal' || kind === 'hello' ? '' : 'Highlife'
    const line = translate({ [locale]: { openers: openers[locale] as Catalogue } }, locale, `openers.${kind}.${sentence}`, {
      about,
      name: 'Esi',
    })
    expect(line).toMatch(/[.?]$/)
    expect(line).not.toMatch(/[{}]/)
    expect(line.length).toBeLessThan(110)
    expect(line).toContain(kind === 'hello' ? 'Esi' : about)
  })

  test('has the name where no language needs an article or an agreement: first, quoted or after a colon', () => {
    const places = template.split('{about}').slice(0, -1)
    for (const before of places) expect(before).toMatch(/(^|“|«|« |: )$/)
    expect(places).toHaveLength(kind === 'goal' || kind === 'hello' ? 0 : 1)
  })

  test('depends on the gender of neither', () => {
    // Adjectives and pronouns that would need two forms.
    expect(template).not.toMatch(/\b(tous les deux|toutes les deux|los dos|las dos|ambos|ambas|os dois|as duas|juntos|juntas)\b/i)
  })
})

test('no language has a sentence that is never chosen', () => {
  for (const locale of locales)
    expect(Object.entries(openers[locale] ?? {}).map(([kind, sentences]) => [kind, Object.keys(sentences)])).toEqual(
      Object.entries(openerSentences).map(([kind, sentences]) => [kind, [...sentences]]),
    )
})
