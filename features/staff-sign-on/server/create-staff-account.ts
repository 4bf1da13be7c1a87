import { randomUUID } from 'node:crypto'
import { createAccount } from '#features/auth/server/index.ts'
import { minimumAge } from '#features/members/contract.ts'
import { activateMember, calculateLatestBirthDate, setMemberPaused } from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { hasVisibleText, toStorableText } from '#platform/shared/text-checks.ts'

/** A code that stands for no country, as for an erased account. */
const nowhere = 'ZZ'

const cleanName = (given: string): string => {
  const name = toStorableText(given.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').trim(), 60)
  return hasVisibleText(name) ? name : ''
}

/**
 * Creates an account for the console only. It has no email, number or password, so only the identity provider can log it in. It is paused, so
 * members never see it. The caller sets its role.
 * @returns the member id
 */
export const createStaffAccount = async (
  tx: Tx,
  { given, family }: { given: string; family: string },
  locale: Locale,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await createAccount(tx, {
    id,
    email: null,
    phone: '',
    phone_country: nowhere,
    firstname: cleanName(given) || 'Staff',
    lastname: cleanName(family),
    gender: 'other',
    birth: calculateLatestBirthDate(minimumAge, now),
    birth_estimated: true,
    country: nowhere,
    locale,
    terms_version: termsVersion,
    now,
  })
  await activateMember(tx, id, now)
  await setMemberPaused(tx, id, true)
  return id
}
