// @slow
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database/database.ts'
import { createTexts } from '#platform/server/texts.ts'
import { createLog } from '#platform/server/log.ts'
import { localeCatalogues } from '#apps/server/texts.ts'
import { findErrorBodyFaults } from './error-body.ts'
import { violatesSchema, findForbiddenFields } from './forbidden-values.ts'
import { type PlantedFault, fuzzPlantedFault, plantedFaults } from './planted-faults.ts'

/** The message of the fuzzer for each planted fault. */
const expectedMessage: Record<Exclude<PlantedFault, 'none'>, RegExp> = {
  'does not validate a field': /: accepted invalid input$/m,
  'accepts an unknown enum value': /: accepted invalid input$/m,
  'accepts NUL because its contract allows it': /: accepted a value that the schema forbids$/m,
  'refuses valid input': /: refused valid input with 422 platform.invalid$/m,
  crashes: /: 500$/m,
  hangs: /: no response in time$/m,
  'returns an undocumented status': /: undocumented 409$/m,
  'returns an error without a translation': /: no message for platform.nowhere in \w\w$/m,
}

describe('the fuzzer', { timeout: 300_000 }, () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database[Symbol.asyncDispose]())

  it('finds nothing in a correct endpoint', async () => expect(await fuzzPlantedFault('none', database)).toEqual([]))
  it.each(plantedFaults.filter((fault) => fault !== 'none'))('finds an endpoint that %s', async (fault) => {
    expect((await fuzzPlantedFault(fault, database)).join('\n')).toMatch(expectedMessage[fault])
  })
})

describe('the checks of the fuzzer', () => {
  const texts = createTexts(localeCatalogues, createLog('silent'))

  it('find an error body with extra fields, without a message or in another language', () => {
    const valid = { message: texts.error('fr', 'platform.not_found'), code: 'platform.not_found' }
    expect(findErrorBodyFaults(valid, 'fr', texts)).toEqual([])
    expect(findErrorBodyFaults(valid, 'sw', texts)).toHaveLength(1)
    expect(findErrorBodyFaults({ ...valid, stack: 'x' } as object, 'fr', texts)).toEqual(['unexpected field stack'])
    expect(findErrorBodyFaults({}, 'en', texts)).toEqual(['no message'])
    expect(findErrorBodyFaults({ ...valid, errors: { id: ['relation "member" does not exist'] } }, 'fr', texts)).toEqual([
      'exposes internals',
    ])
    expect(findErrorBodyFaults({ ...valid, errors: { id: [] } }, 'fr', texts)).toEqual(['field errors that are not lists of messages'])
  })

  it('find values that must never be accepted, independently of the contract', () => {
    expect(findForbiddenFields('POST /auth/sign-up', { age: 18, email: 'a@example.com', password: 'long enough' })).toEqual(['age'])
    expect(findForbiddenFields('POST /wallet/credits/buy', { usd: '-1' })).toEqual(['usd'])
    expect(findForbiddenFields('message:send', { body: ' ' })).toEqual(['body'])
    expect(findForbiddenFields('POST /contact', { message: 'ten letters', name: 'A\nB' })).toEqual(['name'])
    expect(violatesSchema({ type: 'string', maxLength: 5 }, 'a\0b')).toBe(true)
    expect(violatesSchema({ type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 1 } } }, { a: 0 })).toBe(true)
  })
})
