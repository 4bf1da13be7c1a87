import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database/database.ts'
import { createTexts } from '#platform/server/texts.ts'
import { createLog } from '#platform/server/log.ts'
import { catalogues } from '#apps/server/texts.ts'
import { formFaults } from './judge.ts'
import { forbids, neverGood } from './never.ts'
import { type Fault, foundIn, plantable } from './planted.ts'

/** What the fuzzer says to each planted fault. */
const says: Record<Exclude<Fault, 'none'>, RegExp> = {
  'drops the check of a field': /: accepted what the contract refuses$/m,
  'takes a kind nobody knows': /: accepted what the contract refuses$/m,
  'lets NUL through, as its contract says': /: accepted what its form forbids$/m,
  'refuses what is sound': /: refused what the contract takes with 422 platform.invalid$/m,
  breaks: /: 500$/m,
  hangs: /: no answer in time$/m,
  'answers what is not documented': /: undocumented 409$/m,
  'speaks no language': /: no sentence for platform.nowhere in \w\w$/m,
}

describe('the fuzzer', { timeout: 300_000 }, () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database[Symbol.asyncDispose]())

  it('finds nothing in a sound call', async () => expect(await foundIn('none', database)).toEqual([]))
  it.each(plantable.filter((fault) => fault !== 'none'))('finds a call that %s', async (fault) => {
    expect((await foundIn(fault, database)).join('\n')).toMatch(says[fault])
  })
})

describe('its judges', () => {
  const texts = createTexts(catalogues, createLog('silent'))

  it('know a refusal that tells too much, says nothing or speaks another language', () => {
    const sound = { message: texts.error('fr', 'platform.not_found'), code: 'platform.not_found' }
    expect(formFaults(sound, 'fr', texts)).toEqual([])
    expect(formFaults(sound, 'sw', texts)).toHaveLength(1)
    expect(formFaults({ ...sound, stack: 'x' } as object, 'fr', texts)).toEqual(['a refusal that tells stack'])
    expect(formFaults({}, 'en', texts)).toEqual(['a refusal without a message'])
    expect(formFaults({ ...sound, errors: { id: ['relation "member" does not exist'] } }, 'fr', texts)).toEqual([
      'a refusal that tells of our inside',
    ])
    expect(formFaults({ ...sound, errors: { id: [] } }, 'fr', texts)).toEqual(['errors that are no lists of sentences'])
  })

  it('know what may never be accepted, without asking the contract', () => {
    expect(neverGood('POST /auth/sign-up', { age: 18, email: 'a@example.com', password: 'long enough' })).toEqual(['age'])
    expect(neverGood('POST /wallet/credits/buy', { usd: '-1' })).toEqual(['usd'])
    expect(neverGood('message:send', { body: ' ' })).toEqual(['body'])
    expect(neverGood('POST /contact', { message: 'ten letters', name: 'A\nB' })).toEqual(['name'])
    expect(forbids({ type: 'string', maxLength: 5 }, 'a\0b')).toBe(true)
    expect(forbids({ type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 1 } } }, { a: 0 })).toBe(true)
  })
})
