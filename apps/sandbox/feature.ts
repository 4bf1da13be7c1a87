import type { ServerFeature } from '#platform/server/feature.ts'
import { mountAuthenticator } from './authenticator.ts'
import { mountSandbox } from './mailbox.ts'
import { mountPayments, type SandboxKeys } from './payments/serve-payments.ts'

/** What stands for other services in a demo: mailboxes, the payment providers and an authenticator. */
export const sandboxFeature: ServerFeature<SandboxKeys> = {
  name: 'sandbox',
  serve: (routes, keys) => {
    mountSandbox(routes)
    mountAuthenticator(routes)
    mountPayments(routes, keys)
  },
  tables: {
    sandbox_payment: { kept: 'as long as the demo', impersonal: 'plays the providers of the demo; a real one keeps its own' },
  },
}
