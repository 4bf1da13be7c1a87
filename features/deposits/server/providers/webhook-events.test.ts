import { describe, expect, it } from 'vitest'
import { payerWords, providerCases } from '#tests/support/features/providers.ts'
import { paymentChannels } from '../../contract.ts'

describe.each(paymentChannels)('%s', (channel) => {
  const { provider, secret, webhooks } = providerCases[channel]

  it.each(webhooks)('stores the payment of an event $name, but no personal data and no secret', ({ told, expected }) => {
    const event = provider.verifyWebhook(told)
    expect(event).toMatchObject(expected)
    const kept = JSON.stringify(event?.content)
    expect([...payerWords, ...(secret === undefined ? [] : [secret])].filter((word) => kept.includes(word))).toEqual([])
  })
})
