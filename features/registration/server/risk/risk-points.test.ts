import { describe, expect, test } from 'vitest'
import { isDisposableMail } from './disposable-mail.ts'
import { hashNetwork, hashNumberBlock, isFromInternet } from './origin.ts'
import { mergeRiskSignals, mustHoldForRisk, adjustForUsualSignUps, weighRiskSignals } from './risk-points.ts'

const quiet = { hour: 1, week: 3, othersHour: 10, othersWeek: 1700 }

describe('signs', () => {
  test('one weak sign holds nobody, two do', () => {
    expect(mustHoldForRisk(weighRiskSignals({ tookMs: 1000, network: quiet, block: 1 }))).toBe(false)
    expect(mustHoldForRisk(weighRiskSignals({ tookMs: 1000, block: 3 }))).toBe(true)
    expect(mustHoldForRisk(weighRiskSignals({ photo: 1 }))).toBe(false)
    expect(weighRiskSignals({ tookMs: 60_000, network: quiet })).toEqual([])
  })

  test('a beginning that is not known is no sign', () => {
    expect(weighRiskSignals({ tookMs: undefined })).toEqual([])
  })

  test('of one sign found twice the stronger counts', () => {
    const [weak, strong] = [weighRiskSignals({ photo: 1 }), weighRiskSignals({ photo: 4 })]
    expect(mergeRiskSignals(weak, strong)).toEqual(strong)
    expect(mergeRiskSignals(strong, weak)).toEqual(strong)
  })
})

describe('a network', () => {
  test('of a mobile carrier may bring as many as are usual there', () => {
    const busy = { hour: 40, week: 2500, othersHour: 60, othersWeek: 4000 }
    expect(mustHoldForRisk(weighRiskSignals({ network: busy }))).toBe(false)
    expect(mustHoldForRisk(weighRiskSignals({ network: { ...busy, week: 0 } }))).toBe(true)
  })

  test('may bring more when more come from everywhere', () => {
    const burst = { hour: 30, week: 10, othersHour: 10, othersWeek: 1700 }
    expect(adjustForUsualSignUps(burst)).toBe(30)
    expect(adjustForUsualSignUps({ ...burst, othersHour: 250 })).toBeLessThan(4)
  })

  test('is a /24 or a /48, and a block is a thousand numbers', () => {
    const of = (address: string) => hashNetwork('secret', { kind: 'visitor', address }).toString('hex')
    expect(of('203.0.113.1')).toBe(of('203.0.113.250'))
    expect(of('203.0.113.1')).not.toBe(of('203.0.114.1'))
    expect(of('2001:db8:1:2::3')).toBe(of('2001:db8:1:ffff::9'))
    expect(of('2001:db8:1::3')).not.toBe(of('2001:db8:2::3'))
    expect(hashNumberBlock('secret', '+237670123456')).toEqual(hashNumberBlock('secret', '+237670123999'))
    expect(hashNumberBlock('other', '+237670123456')).not.toEqual(hashNumberBlock('secret', '+237670123456'))
  })
})

test.each([
  ['somebody@mailinator.com', true],
  ['somebody@Sub.Mailinator.com', true],
  ['somebody@gmail.com', false],
  ['somebody@ourmailinator.example', false],
  ['somebody@duck.com', false],
])('%s is of a disposable service: %s', (email, expected) => {
  expect(isDisposableMail(email)).toBe(expected)
})

test.each([
  ['203.0.113.1', true],
  ['172.32.0.1', true],
  ['100.64.0.1', true],
  ['2a00:1450::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.9', false],
  ['::1', false],
  ['::ffff:192.168.1.9', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['', false],
])('%s is an address of the internet: %s', (address, expected) => {
  expect(isFromInternet({ kind: 'visitor', address })).toBe(expected)
})
