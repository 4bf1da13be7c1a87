import { expect, test } from 'vitest'
import { createTexts } from '#platform/server/texts.ts'
import { fillTestimonials } from './fill-testimonials.ts'

const item = (name: string) =>
  `<li data-testimonial="${name}"><figure><blockquote>${name}</blockquote><img src="/${name}.webp" alt=""/></figure></li>`
const page = (locale: string) =>
  `<html lang="${locale}"><meta name="testimonials" content="%TESTIMONIALS%"><p>a</p><div data-part="testimonials"><h2>Said</h2><ul>${['first', 'second', 'third'].map(item).join('')}</ul></div><p>b</p></html>`
const texts = createTexts({ en: {}, fr: {} }, {} as never)
const fill = (demo: boolean, locale: string) => fillTestimonials({ config: { demo } as never, texts }, page(locale))
const write = (locale: string, name: string, parts: readonly string[]) =>
  parts.map((part) => ({ locale, key: `public.testimonials.${name}.${part}`, text: 'own' }))

test('the demo shows the invented ones', () => {
  const shown = fill(true, 'en')
  expect(shown).toBe(page('en').replace('%TESTIMONIALS%', 'demo'))
})

test('a live service shows none until the operator has written one in the language of the page', async () => {
  await texts.override([])
  expect(fill(false, 'en')).toBe('<html lang="en"><meta name="testimonials" content=""><p>a</p><p>b</p></html>')
  await texts.override([...write('fr', 'second', ['quote', 'name', 'place']), ...write('fr', 'third', ['quote'])])
  expect(fill(false, 'en')).not.toContain('data-part')
  const french = fill(false, 'fr')
  expect(french).toContain('content="fr.second"')
  // The third testimonial is left out: its name and place are still those of an invented person.
  expect([...french.matchAll(/data-testimonial="([a-z]+)"/g)].map(([, name]) => name)).toEqual(['second'])
  expect(french).not.toContain('<img')
})
