// @slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { subscribe } from '../contract.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const member = async (locale: 'en' | 'fr' = 'en'): Promise<Person> => {
  const person = await createPerson(testApp, 'amina', { locale })
  await fundMember(testApp.db, person.id, { USD: 5000 }, testApp.clock.now())
  return person
}
const buy = (as: Person, id: string) => testApp.call(subscribe, { params: { id }, body: {} }, { as })
/** The subjects of a member's mails, oldest first. */
const told = ({ email }: Person) => testApp.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)
const pass = async (time: { days?: number; hours?: number }) => {
  testApp.clock.advance(time)
  await testApp.runJobs()
}

describe('the end of a plan', () => {
  test('is announced once three days before, one day before and at the end', async () => {
    const one = await member()
    await buy(one, 'spark')
    await pass({ days: 3, hours: 23 })
    expect(told(one)).toEqual([])
    await pass({ hours: 1 })
    expect(told(one)).toEqual(['Your plan ends in 3 days'])
    await pass({ days: 2 })
    expect(told(one)).toEqual(['Your plan ends in 3 days', 'Your plan ends tomorrow'])
    testApp.published.length = 0
    await pass({ days: 1 })
    expect(told(one).at(-1)).toBe('Your plan has ended')
    expect(testApp.published).toContainEqual({ to: [one.id], name: 'subscription', payload: { messages_left: 20, calls_left: 2 } })
    await pass({ days: 40 })
    expect(told(one)).toHaveLength(3)
  })

  test('is announced in the member’s language with the plan’s name', async () => {
    const one = await member('fr')
    await buy(one, 'spark')
    await pass({ days: 4 })
    const mail = testApp.mails.find(({ to }) => to.address === one.email)
    expect(mail?.subject).toBe('Ton forfait se termine dans 3 jours')
    expect(mail?.text).toContain('Spark se termine dans 3 jours.')
  })

  test('is not announced after an extension, nor for a plan that was replaced', async () => {
    const [extended, moved] = [await member(), await member()]
    await buy(extended, 'spark')
    await buy(moved, 'spark')
    await pass({ days: 3 })
    await buy(extended, 'spark')
    await buy(moved, 'hearth')
    await pass({ days: 5 })
    expect([told(extended), told(moved)]).toEqual([[], []])
    await pass({ days: 3 })
    expect(told(extended)).toEqual(['Your plan ends in 3 days'])
  })

  test('a late reminder is not sent; of several due ones only the correct one is', async () => {
    const one = await member()
    await buy(one, 'spark')
    await pass({ days: 20 })
    expect(told(one)).toEqual(['Your plan has ended'])
  })
})
