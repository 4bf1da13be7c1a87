import { expect, test } from 'vitest'
import { badgeMonths, framesKeptDays } from '#features/photo-check/contract.ts'
import { decidedKeptDays, undecidedKeptDays } from '#features/photo-check/server/purge-photo-checks.ts'
import { smsCountKeptDays } from '#features/phone-login/server/codes/code-store.ts'
import { refusedKeptDays } from '#features/registration/contract.ts'
import { invitationKeptDays } from '#features/registration/server/invitations/invitation-store.ts'
import { traceKeptDays } from '#features/registration/server/risk/trace-store.ts'
import { senderLimitDays } from '#features/moderation/server/reports/report-scam.ts'
import { en } from '#features/site/locales/legal/en.ts'
import { es } from '#features/site/locales/legal/es.ts'
import { fr } from '#features/site/locales/legal/fr.ts'
import { pt } from '#features/site/locales/legal/pt.ts'
import { sw } from '#features/site/locales/legal/sw.ts'

/** Numbers of days that the privacy policy writes as words, by language. */
const words: Record<string, Record<number, string>> = {
  en: { 2: 'two days', 7: 'seven days' },
  es: { 2: 'dos días', 7: 'siete días' },
  fr: { 2: 'deux jours', 7: 'sept jours' },
  pt: { 2: 'dois dias', 7: 'sete dias' },
  sw: { 2: 'siku mbili', 7: 'siku saba' },
}
const numbered = (text: string, count: number) => new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text)

test.each(Object.entries({ en, es, fr, pt, sw }))('the privacy policy in %s names the times of the code', (language, { privacy }) => {
  const { data, signs } = privacy
  const kept: [text: string, count: number][] = [
    [data.text, framesKeptDays],
    [data.text, undecidedKeptDays],
    [data.text, decidedKeptDays],
    [data.text, badgeMonths],
    [data.text, smsCountKeptDays],
    [signs.text, senderLimitDays],
    [signs.text, traceKeptDays],
    [signs.text, refusedKeptDays],
    [signs.text, invitationKeptDays],
  ]
  const missing = kept.filter(([text, count]) => !numbered(text, count) && !text.includes(words[language]?.[count] ?? '\0'))
  expect(missing.map(([, count]) => count)).toEqual([])
})
