// @slow
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#features/account/server/mails.ts'
import type { Account } from '#features/auth/server/queries.ts'
import { createImportInvitationMail as importedMail } from '#features/imports/server/invitation-mail.ts'
import { invitationHours } from '#features/auth/server/index.ts'
import { signInMailValues } from '#features/auth/server/jobs.ts'
import * as auth from '#features/auth/server/mails.ts'
import { addDecision, type DecisionKind } from '#features/moderation/server/decisions/decision-store.ts'
import { createMailAppealHandler, createMailDecisionHandler } from '#features/moderation/server/mails.ts'
import { notify } from '#features/notifications/server/index.ts'
import { getNotificationTypesByName } from '#features/notifications/server/notification-type.ts'
import { mailStaffRoleChange } from '#features/admin/server/index.ts'
import { notifyTokenCreated } from '#features/access-tokens/server/notices.ts'
import { notifyPasskeyChange } from '#features/passkeys/server/notices.ts'
import { notifyPhoneChange } from '#features/phone-login/server/notices.ts'
import { contactMail } from '#features/site/server/contact-mail.ts'
import { defaultBrand } from '#platform/server/brand.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { type BuiltInLocale, builtInLocales, type Locale } from '#platform/shared/i18n/locales.ts'
import { createWaitingWriter } from '#tests/support/features/messages.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const url = 'https://ndloo.example/somewhere?with=a&long=address-that-does-not-fit-on-the-line-of-a-phone'
const at = new Date('2026-03-02T19:05:00Z')
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)
/** Values for every placeholder of the texts. */
const placeholderValues = {
  count: 23,
  days: 60,
  plan: 'Spark',
  amount: { amount: '1234.50', currency: 'NGN' },
  usd: { amount: '1.00', currency: 'USD' },
  shown: 1234,
  views: 56,
  shown_before: 789,
  views_before: 12,
}

const authMails = (locale: Locale): Record<string, Mail> => {
  const { texts, publicUrl } = testApp.platform
  const to = { id: 'x', firstname: 'Amina', lastname: 'Bello', email: 'amina@example.com', locale } as Account & { email: string }
  const code = (purpose: Parameters<typeof auth.codeMail>[2]['purpose']) =>
    auth.codeMail(texts, to, { code: '123456', minutes: 10, purpose, to: to.email })
  const moved = { to: 'new@example.com', from: to.email, operator: 'help@ndloo.example' }
  return {
    'code-verify-email': code('verify-email'),
    'code-login': code('login'),
    'code-reset-password': code('reset-password'),
    'code-change-email': code('change-email'),
    imported: importedMail(texts, to, publicUrl, 'k'.repeat(43)),
    invitation: auth.firstPasswordMail(texts, to, { code: '123456', hours: invitationHours, url }),
    taken: auth.emailTakenMail(texts, to, publicUrl),
    'new-device': auth.newDeviceMail(
      texts,
      to,
      signInMailValues(testApp.platform, to, { device: 'Firefox, Android', country: 'CM', at: at.toISOString() }),
      publicUrl,
    ),
    'password-changed': auth.passwordChangedMail(texts, to, publicUrl),
    'email-changed-old': auth.emailChangedMail(texts, to, { ...moved, to: to.email, undo: { url, until: at } }, publicUrl),
    'email-change-undone': auth.emailChangedMail(texts, to, { ...moved, to: to.email }, publicUrl),
    'email-changed-new': auth.emailChangedMail(texts, to, moved, publicUrl),
    export: account.exportReadyMail(texts, to, { url, until: at }),
    deletion: account.deletionScheduledMail(texts, to, { url, eraseAt: at }),
    erased: account.accountErasedMail(texts, to),
  }
}

/** Runs the mail job and returns the mail it sends. */
const sentBy = async (work: () => Promise<void>): Promise<Mail> => {
  const before = testApp.mails.length
  await work()
  const mail = testApp.mails[before]
  if (mail === undefined) throw new Error('nothing was mailed')
  return mail
}

const decisionMails = async (to: Person): Promise<Record<string, Mail>> => {
  const { db, platform } = testApp
  const mailByName: Record<string, Mail> = {}
  for (const kind of ['warn', 'remove_photo', 'suspend', 'ban'] satisfies DecisionKind[]) {
    const decision = { id: randomUUID(), memberId: to.id, kind, reason: 'scam', words: `First line.\nSecond line. ${longWord}` }
    await inTransaction(db, (tx) => addDecision(tx, { ...decision, until: kind === 'suspend' ? at : null }, at))
    mailByName[`decision-${kind}`] = await sentBy(() => createMailDecisionHandler(platform)({ decisionId: decision.id }))
    if (kind !== 'suspend' && kind !== 'warn') continue
    const state = kind === 'warn' ? 'upheld' : 'reversed'
    const reportCase = { id: randomUUID(), kind: 'appeal', member_id: to.id, score: 0, opened_at: at, changed_at: at }
    await db.insertInto('report_case').values(reportCase).execute()
    const appeal = { decision_id: decision.id, member_id: to.id, case_id: reportCase.id, content: 'No.', created_at: at }
    await db
      .insertInto('appeal')
      .values({ ...appeal, state, answer: 'We looked again.', decided_at: at })
      .execute()
    mailByName[`appeal-${state}`] = await sentBy(() => createMailAppealHandler(platform)({ decisionId: decision.id }))
  }
  return mailByName
}

const noticeMails = async (to: Person): Promise<Record<string, Mail>> => {
  const mailByName: Record<string, Mail> = {}
  // Transient notifications, such as an incoming call, are never mailed.
  for (const declared of [...getNotificationTypesByName(testApp.platform).values()].filter(({ delivery }) => delivery === 'stored'))
    mailByName[`notice-${declared.name}`] = await sentBy(async () => {
      // Only the first of several likes is mailed; marking the earlier ones as read makes each the first.
      await testApp.db.updateTable('notification').set({ read_at: at }).where('member_id', '=', to.id).execute()
      const about = declared.kind === 'your_turn' ? { about: await createWaitingWriter(testApp, to) } : {}
      await inTransaction(testApp.db, (tx) =>
        notify(tx, declared, { to: to.id, ...about, values: placeholderValues, key: 'one', now: testApp.clock.now() }),
      )
      await testApp.runJobs()
    })
  return mailByName
}

/** The mails about ways to log in and about staff roles, which have no switch. */
const loginMails = async (to: Person): Promise<Record<string, Mail>> => {
  const mailByName: Record<string, Mail> = {}
  const sentAfter = (change: (tx: Tx) => Promise<void>) =>
    sentBy(async () => {
      await inTransaction(testApp.db, change)
      await testApp.runJobs()
    })
  const now = testApp.clock.now()
  for (const change of ['added', 'removed', 'taken'] as const)
    mailByName[`phone-${change}`] = await sentAfter((tx) => notifyPhoneChange(tx, { memberId: to.id, change }, now))
  for (const change of ['added', 'removed', 'reset'] as const)
    mailByName[`passkey-${change}`] = await sentAfter((tx) =>
      notifyPasskeyChange(tx, { memberId: to.id, change, name: `Phone ${longWord}`, key: change }, now),
    )
  mailByName['token-created'] = await sentAfter((tx) =>
    notifyTokenCreated(tx, { memberId: to.id, name: `My ${longWord}`, key: 'created' }, now),
  )
  for (const role of ['user', 'support'] as const)
    mailByName[`role-${role}`] = await sentAfter((tx) => mailStaffRoleChange(tx, { memberId: to.id, from: 'moderator', to: role }, now))
  return mailByName
}

/** Every kind of mail to a member of a language. */
const allMails = async (locale: Locale): Promise<Record<string, Mail>> => {
  const to = await createPerson(testApp, 'amina', { locale })
  return { ...authMails(locale), ...(await noticeMails(to)), ...(await loginMails(to)), ...(await decisionMails(to)) }
}

const byLocale = {} as Record<BuiltInLocale, Record<string, Mail>>
beforeAll(async () => {
  for (const locale of builtInLocales) byLocale[locale] = await allMails(locale)
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nworld', locale: 'fr' } as const
  byLocale.en.contact = contactMail(testApp.platform.texts, 'help@ndloo.example', contact)
}, 120_000)

test('every mail exists in every language without unfilled placeholders', async () => {
  for (const locale of builtInLocales)
    for (const [kind, mail] of Object.entries(byLocale[locale])) {
      for (const part of [mail.subject, mail.text, mail.html.replace(/<style>.*<\/style>/s, '')])
        expect(part, `${locale} ${kind}`).not.toMatch(/\{\w*\}|undefined|\[object|\bNaN\b|notices\.|mails\./)
      const english = locale === 'en' ? undefined : byLocale.en[kind]?.text.split('\n\n')[1]
      expect(mail.text.split('\n\n')[1], `${locale} ${kind}`).not.toBe(english)
      expect(mail.html).toContain(`<html lang="${locale}">`)
    }
  expect(new Set(builtInLocales.map((locale) => Object.keys(byLocale[locale]).length - (locale === 'en' ? 1 : 0))).size).toBe(1)
  const folder = process.env.MAILS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const locale of builtInLocales)
    for (const [kind, { html, text }] of Object.entries(byLocale[locale])) {
      await writeFile(join(folder, `${kind}.${locale}.html`), html)
      await writeFile(join(folder, `${kind}.${locale}.txt`), text)
    }
})

test('money in mails is written as the reader’s language writes it', () => {
  const paid = (locale: BuiltInLocale) => byLocale[locale]['notice-deposits.credited']?.text ?? ''
  expect(paid('en')).toContain('$1.00 from your deposit of NGN\u00a01,234.50')
  expect(paid('fr')).toMatch(/1,00\s\$US de ton dépôt de 1\s234,50\sNGN/)
  expect(paid('pt')).toMatch(/US\$\s1,00 do seu depósito de NGN\s1\.234,50/)
  expect(paid('es')).toMatch(/1,00\sUS\$ de tu depósito de 1234,50\sNGN/)
  for (const locale of ['es', 'fr', 'pt'] as const) expect(paid(locale)).not.toMatch(/\d\.\d\d\b/)
})

test('every mail has the name and the colours of the brand', async () => {
  const light = { ...defaultBrand.colours.light, primary: '#1d6b33' }
  testApp.platform.brand.adopt({ ...defaultBrand, name: 'Baobab', colours: { ...defaultBrand.colours, light }, version: 1 })
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Hello', locale: 'fr' } as const
  const branded = { ...(await allMails('fr')), contact: contactMail(testApp.platform.texts, 'help@baobab.example', contact) }
  expect(Object.keys(branded).length).toBeGreaterThan(40)
  for (const [kind, { subject, html, text }] of Object.entries(branded)) {
    for (const part of [subject, text, html]) expect(part.replaceAll(/[\w.@]*ndloo\.example/g, ''), kind).not.toMatch(/ndloo|c81e56/i)
    expect(html, kind).toContain('color:#1d6b33;margin:0 4px 16px">Baobab</p>')
  }
})
