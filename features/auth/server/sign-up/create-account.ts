import type { z } from 'zod'
import { calculateLatestBirthDate, createMember, type NewMember } from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { ensureEntitlement } from '#features/subscriptions/server/index.ts'
import { openMemberAccounts } from '#features/wallet/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { SignUpFieldsWithoutContact } from '../../contract.ts'
import type { RegistrationData } from './registration-store.ts'

/**
 * Converts the form of a sign-up to the data of a registration, with the phone number (E.164). The country of the number is at first also the
 * member's country.
 */
export const toRegistrationData = (
  facts: Pick<z.output<typeof SignUpFieldsWithoutContact>, 'firstName' | 'lastName' | 'gender' | 'age' | 'locale'>,
  { phone, country }: { phone: string; country: string },
  now: Date,
): RegistrationData => ({
  phone,
  phone_country: country,
  firstname: facts.firstName,
  lastname: facts.lastName,
  gender: facts.gender,
  birth: calculateLatestBirthDate(facts.age, now),
  birth_estimated: true,
  country,
  locale: facts.locale,
  terms_version: termsVersion,
})

/** Creates a member with a wallet and the free plan. */
export const createAccount = async (tx: Tx, member: NewMember): Promise<void> => {
  await createMember(tx, member)
  await openMemberAccounts(tx, member.id)
  await ensureEntitlement(tx, member.id, member.now)
}
