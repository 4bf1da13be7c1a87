import { expect, test } from 'vitest'
import { listConversationFindings } from './list-conversation-findings.ts'
import type { Sign } from './find-signs.ts'
import type { LineWithSigns } from './read-line.ts'

const writer = (...signs: Sign[]): LineWithSigns => ({ from: 'writer', signs: new Set(signs) })
const other = (...signs: Sign[]): LineWithSigns => ({ from: 'other', signs: new Set(signs) })

test('counts a sign up to three times', () => {
  const described = listConversationFindings([writer('ask'), writer('ask'), writer('ask'), writer('ask')])
  expect([...described].filter((name) => name.startsWith('ask'))).toEqual(['ask', 'ask twice', 'ask 3 times'])
})

test('sees what comes after what, but not the other way round', () => {
  expect(listConversationFindings([writer('hold'), other(), writer('threat')])).toContain('holds, then threatens')
  expect(listConversationFindings([writer('threat'), other(), writer('hold')])).not.toContain('holds, then threatens')
})

test('sees suspicious messages close together, but not far apart', () => {
  expect(listConversationFindings([writer('ask'), writer('amount'), writer('number')])).toContain('3 messages close together')
  const pause = Array.from({ length: 6 }, () => writer())
  expect(listConversationFindings([writer('ask'), ...pause, writer('amount'), writer('number')])).not.toContain('3 messages close together')
})

test('sees who insists after a doubt, and who does not', () => {
  expect(listConversationFindings([writer('fee'), other('suspicion'), writer('pay')])).toContain('1 times insisting after a doubt')
  expect(listConversationFindings([writer('fee'), other('suspicion'), writer()])).not.toContain('1 times insisting after a doubt')
})

test('sees when the other spoke of money first', () => {
  expect(listConversationFindings([other('money'), writer('amount')])).toContain('the other spoke of money first')
  expect(listConversationFindings([writer('amount'), other('money')])).not.toContain('the other spoke of money first')
})

test('reads a plan to meet only where money is spoken of', () => {
  expect(listConversationFindings([writer('money', 'own')])).toContain('own')
  expect(listConversationFindings([writer('own')])).not.toContain('own')
})

test('a warning of frauds does not count as what it warns of', () => {
  expect(listConversationFindings([writer('gift_card', 'code', 'warning')])).not.toContain('gift_card')
  expect(listConversationFindings([writer('number', 'rail', 'warning')])).toContain('number')
})

test('sees how the other answers what is suspicious, but not what is not', () => {
  expect(listConversationFindings([writer('hold'), other('alarm')])).toContain('1 answers of alarm')
  expect(listConversationFindings([writer('plan'), other('alarm')])).not.toContain('1 answers of alarm')
  expect(listConversationFindings([writer('amount'), other('refusal')])).toContain('1 answers of refusal to an amount')
  expect(listConversationFindings([writer('hold'), other('refusal')])).not.toContain('1 answers of refusal to an amount')
})

test('sees who is first with an amount, and who laughs about money', () => {
  expect(listConversationFindings([other('amount'), writer('amount')])).toContain('the other is first with an amount')
  expect(listConversationFindings([writer('amount'), other('amount')])).not.toContain('the other is first with an amount')
  expect(listConversationFindings([writer('amount'), other('laugh')])).toContain('the other laughs')
  expect(listConversationFindings([other('laugh'), writer('amount')])).not.toContain('the other laughs')
})

test('counts the kinds of signs close together, not the signs', () => {
  const fiveKinds = [writer('vague_ask', 'amount'), writer('vague_crisis', 'pressure'), writer('number')]
  expect(listConversationFindings(fiveKinds)).toContain('5 kinds close together')
  expect(listConversationFindings([writer('ask', 'vague_ask'), writer('amount', 'money'), writer('number', 'rail', 'pay')])).not.toContain(
    '5 kinds close together',
  )
})
