import { expect, test } from 'vitest'
import { flattenCatalogue, nestSentences } from './flatten.ts'
import { isolateDirection, isolateAmountDirection } from './isolate.ts'
import { type AddedLocale, addLanguages, builtInLocales, directionOf, isLocale, locales, pickLocale } from './locales.ts'
import { overlayCatalogue } from './overlay.ts'
import { findEnglishSentence, findSentenceMistake } from './sentence-mistakes.ts'
import { translate } from './translate.ts'

const english = { chat: { title: 'Chat', unread: { one: 'a message', other: '{count} messages' }, other: { title: 'More' } } }

test('one changed form of a plural leaves the others, and what the catalogue does not have is left out', () => {
  const changed = nestSentences(
    [
      ['chat.unread.other', '{count} letters'],
      ['chat.gone', 'x'],
    ],
    english,
  )
  expect(overlayCatalogue(english, changed)).toEqual({ chat: { ...english.chat, unread: { one: 'a message', other: '{count} letters' } } })
  expect(flattenCatalogue(english).get('chat.other.title')).toBe('More')
  expect(overlayCatalogue(english, { chat: 'a sentence in place of a group' })).toEqual(english)
})

test.each([
  ['chat.title', 'Chat', ' ', 'empty'],
  ['chat.title', 'Chat', 'x'.repeat(4001), 'too_long'],
  ['chat.title', 'Chat', 'Chat <b>now</b>', 'html'],
  ['chat.title', 'Hello {name}', 'Hello', 'placeholders'],
  ['chat.title', 'Hello', 'Hello {name}', 'placeholders'],
])('%s: “%s” cannot become “%s” (%s)', (path, original, sentence, kind) => {
  expect(findSentenceMistake(path, original, sentence)?.kind).toBe(kind)
})

test('a plural form may drop its count, and another language may have more forms', () => {
  expect(findSentenceMistake('chat.unread.two', '{count} messages', 'رسالتان')).toBeUndefined()
  expect(findSentenceMistake('chat.title', '5 < 6 & {name}', '{name} & 5 < 6')).toBeUndefined()
  expect(findEnglishSentence(flattenCatalogue(english), 'chat.unread.few')).toBe('{count} messages')
  expect(findEnglishSentence(flattenCatalogue(english), 'chat.title.few')).toBeUndefined()
})

test('an added language is known everywhere, has its direction, its plural forms, and names apart from its sentences', () => {
  expect([isLocale('ar'), pickLocale(['ar-EG', 'fr'])]).toEqual([false, 'fr'])
  addLanguages([
    { code: 'ar', name: 'العربية', tag: 'ar-u-nu-latn', dir: 'rtl' },
    { code: 'en', name: 'Mine', tag: 'en', dir: 'rtl' },
  ])
  const ar = 'ar' as AddedLocale
  expect([isLocale('ar'), pickLocale(['ar-EG', 'fr']), locales.at(-1), directionOf(ar), directionOf('en')]).toEqual([
    true,
    'ar',
    'ar',
    'rtl',
    'ltr',
  ])
  expect(builtInLocales).toEqual(['en', 'es', 'fr', 'pt', 'sw'])
  const texts = { ar: { chat: { unread: { two: 'رسالتان من {name}', few: '{count} رسائل من {name}', other: 'x' } } } }
  expect(translate(texts, ar, 'chat.unread', { count: 2, name: 'Amina' })).toBe('رسالتان من \u2068Amina\u2069')
  expect(translate(texts, ar, 'chat.unread', { count: 5, name: 'أمينة' })).toBe('5 رسائل من أمينة')
  expect([isolateDirection('en', 'أمينة'), isolateDirection('en', 'Amina'), isolateAmountDirection('en', '$1')]).toEqual([
    '\u2068أمينة\u2069',
    'Amina',
    '$1',
  ])
  expect(isolateAmountDirection(ar, 'US$ 1')).toBe('\u2066US$ 1\u2069')
})
