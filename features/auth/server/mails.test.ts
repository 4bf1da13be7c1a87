import { expect, test } from 'vitest'
import { localeCatalogues } from '#apps/server/texts.ts'
import { createTexts } from '#platform/server/texts.ts'
import { offerArabic } from '#tests/support/app/languages.ts'
import { codeMail, firstPasswordMail } from './mails.ts'
import type { Account } from './queries.ts'

const expires = { zero: 'z', one: 'ساعة واحدة', two: 'ساعتان', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }
const texts = createTexts(localeCatalogues, {} as never, { files: { ar: { auth: { mails: { invitation: { expires } } } } } })
const account = (locale: string) => ({ locale, status: 'unverified', email: 'esi@example.com', firstname: '', lastname: '' }) as Account
const invitation = (locale: string, hours: number) =>
  firstPasswordMail(texts, account(locale), { code: '123456', hours, url: 'https://love.org/x' }).text

test('a mail has the plural form of its number, in a built-in and in an added language', () => {
  using _arabic = offerArabic()
  expect(invitation('en', 1)).toContain('valid for 1 hour.')
  expect(invitation('fr', 48)).toContain('valable 48 heures.')
  expect(
    [1, 2, 3, 48].map((hours) =>
      Object.values(expires).find((form) => invitation('ar', hours).includes(form.replace('{count}', String(hours)))),
    ),
  ).toEqual([expires.one, expires.two, expires.few, expires.many])
  // A text that the Arabic catalogue lacks is sent in English, with the plural forms of English.
  const mail = codeMail(texts, account('ar'), { code: '123456', minutes: 10, purpose: 'login', to: 'esi@example.com' })
  expect(mail.text).toContain('valid for 10 minutes.')
})
