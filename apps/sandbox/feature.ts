import type { ServerFeature } from '#platform/server/feature.ts'
import { serveAuthenticator } from './authenticator.ts'
import { serveMailbox } from './mailbox.ts'
import { serveTextMessages } from './text-messages.ts'
import { serveSandboxPaymentProviders, type SandboxKeys } from './payments/serve-payments.ts'

/** Replacements for external services in the demo: mailbox, phones, payment providers and authenticator. */
export const sandboxFeature: ServerFeature<SandboxKeys> = {
  name: 'sandbox',
  serve: (routes, keys) => {
    serveMailbox(routes)
    serveTextMessages(routes)
    serveAuthenticator(routes)
    serveSandboxPaymentProviders(routes, keys)
  },
  tables: {
    sandbox_payment: { kept: 'as long as the demo', impersonal: 'simulates the payment providers of the demo' },
  },
}
