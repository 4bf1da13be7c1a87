import { randomUUID } from 'node:crypto'
import { createSession, recordSecondFactorInSession, setPassword } from '#features/auth/server/index.ts'
import {
  activateMember,
  cellCentre,
  cellOf,
  createMember,
  type NewMember,
  setMemberHasPhoto,
  setMemberPlace,
} from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { ensureEntitlement } from '#features/subscriptions/server/index.ts'
import { openMemberAccounts } from '#features/wallet/server/index.ts'
import type { Gender } from '#features/members/gender-contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person, TestApp } from '../app/test-app.ts'

export type { Person }

interface Character {
  firstname: string
  lastname: string
  gender: Gender
  birth: string
  country: string
  city: string
  lat: number
  lng: number
}

/** Named people of the tests, each in a city of the first markets. */
export const testCharacters = {
  amina: {
    firstname: 'Amina',
    lastname: 'Bello',
    gender: 'female',
    birth: '1997-05-14',
    country: 'CM',
    city: 'Douala',
    lat: 4.0483,
    lng: 9.7043,
  },
  brian: {
    firstname: 'Brian',
    lastname: 'Otieno',
    gender: 'male',
    birth: '1994-11-02',
    country: 'CM',
    city: 'Douala',
    lat: 4.0912,
    lng: 9.7417,
  },
  chantal: {
    firstname: 'Chantal',
    lastname: 'Kouassi',
    gender: 'female',
    birth: '1999-01-23',
    country: 'CI',
    city: 'Abidjan',
    lat: 5.3364,
    lng: -4.0267,
  },
  diego: {
    firstname: 'Diego',
    lastname: 'Mba',
    gender: 'male',
    birth: '1990-07-30',
    country: 'CM',
    city: 'Douala',
    lat: 4.0511,
    lng: 9.7679,
  },
  esi: {
    firstname: 'Esi',
    lastname: 'Mensah',
    gender: 'female',
    birth: '1996-09-09',
    country: 'GH',
    city: 'Accra',
    lat: 5.6037,
    lng: -0.187,
  },
} as const satisfies Record<string, Character>

export interface PersonOptions extends Partial<Character>, Partial<NewMember> {
  /** Keeps the email unproven. */
  unverified?: boolean
  placed?: boolean
  photo?: boolean
  /** The stored hash, from `hashPassword`. */
  passwordHash?: string
}

/** Creates a member from a named person and signs them in. */
export const createPerson = async (
  testApp: Pick<TestApp, 'db' | 'clock'>,
  name: keyof typeof testCharacters,
  options: PersonOptions = {},
): Promise<Person> => {
  const {
    lat,
    lng,
    city,
    unverified = false,
    placed = true,
    photo = false,
    passwordHash,
    id = randomUUID(),
    ...fields
  } = {
    ...testCharacters[name],
    ...options,
  }
  const email = options.email ?? `${name}-${id.slice(0, 8)}@example.com`
  const now = testApp.clock.now()
  const session = await inTransaction(testApp.db, async (tx) => {
    await createMember(tx, {
      id,
      email,
      phone: '+237670000000',
      phone_country: fields.country,
      locale: 'en',
      terms_version: termsVersion,
      birth_estimated: false,
      ...fields,
      now,
    })
    await openMemberAccounts(tx, id)
    await ensureEntitlement(tx, id, now)
    if (passwordHash !== undefined) await setPassword(tx, id, passwordHash, now)
    // The shuffle of the feed follows from the id, so two runs with the same people have the same order.
    await tx.updateTable('member').set({ shuffle_salt: id }).where('id', '=', id).execute()
    if (!unverified) await activateMember(tx, id, now)
    const cell = cellOf(lat, lng)
    const centre = cellCentre(cell.row, cell.col)
    if (placed) await setMemberPlace(tx, id, { cellLat: centre.lat, cellLng: centre.lng, country: fields.country, city }, now)
    if (photo) await setMemberHasPhoto(tx, id, true, now)
    return createSession(tx, id, { remember: true, device: 'test' }, now)
  })
  return { id, email, token: session.token, sessionId: session.id }
}

/** Creates an administrator who has just entered password and second factor; both expire as the clock advances. */
export const createAdmin = async (testApp: TestApp, name: keyof typeof testCharacters, options: PersonOptions = {}): Promise<Person> => {
  const person = await createPerson(testApp, name, options)
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', person.id).execute()
  await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, person.sessionId, { fresh: true }, testApp.clock.now()))
  return person
}
