import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { eventTypes } from '#features/webhooks/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment, text } from '#platform/shared/fields.ts'
import { adminErrors } from './entry-contract.ts'

/** The settings of a webhook that an administrator chooses. */
const WebhookSettings = z.object({
  url: text(1, 500),
  description: text(0, 100),
  types: z
    .array(z.enum(eventTypes, platformErrors.invalid.code), platformErrors.required.code)
    .min(1, adminErrors.webhook_events.code)
    .max(eventTypes.length, platformErrors.too_long.code)
    .refine((given) => new Set(given).size === given.length, platformErrors.invalid.code),
  enabled: z.boolean(),
})

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(eventTypes)),
  enabled: z.boolean(),
  /** Why the service has disabled the webhook by itself: it failed for days, or answered that it is gone. Null otherwise. */
  stopped: z.enum(['failing', 'gone']).nullable(),
  /** Since when every delivery has failed; null while deliveries succeed. */
  failing_since: Moment.nullable(),
  created_at: Moment,
})
export type Webhook = z.infer<typeof Webhook>

const WebhookDelivery = z.object({
  id: Id,
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  created_at: Moment,
  last_tried_at: Moment.nullable(),
  /** When the delivery is tried again; null if it is not. */
  next_at: Moment.nullable(),
  /** HTTP status of the last response; null without a response. */
  last_status: z.int().nullable(),
  /** The first 200 characters of the last response, or the error. */
  last_answer: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const Webhooks = data(z.object({ webhooks: z.array(Webhook) }))
/** All webhooks, and a new signing secret. Only this response contains the secret. */
const WebhooksWithSecret = data(z.object({ webhooks: z.array(Webhook), secret: z.string() }))

const params = z.object({ id: Id })
const reason = z.object({ reason: AuditReason })
const changing = { access: 'admin', console: 'fresh' } as const
const ofOne = { params, errors: [platformErrors.not_found] } as const

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/admin/webhooks',
  access: 'admin',
  token: 'webhooks:read',
  summary: 'Lists the addresses that are told of events',
  response: Webhooks,
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/admin/webhooks/:id/deliveries',
  access: 'admin',
  token: 'webhooks:read',
  summary: 'Lists what was sent to an address in the last 30 days, the newest first',
  params,
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ deliveries: z.array(WebhookDelivery), next_cursor: z.string().nullable() })),
  errors: [platformErrors.not_found],
})

export const addWebhook = endpoint({
  ...changing,
  method: 'POST',
  path: '/admin/webhooks',
  summary: 'Adds an address, and returns its signing secret, this once',
  body: WebhookSettings.extend({ reason: AuditReason }),
  response: WebhooksWithSecret,
  status: 201,
  errors: [adminErrors.webhook_address, adminErrors.webhooks_full],
})

export const changeWebhook = endpoint({
  ...changing,
  ...ofOne,
  method: 'PUT',
  path: '/admin/webhooks/:id',
  summary: 'Changes an address, or switches it on or off',
  body: WebhookSettings.extend({ reason: AuditReason }),
  response: Webhooks,
  errors: [platformErrors.not_found, adminErrors.webhook_address],
})

export const deleteWebhook = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/admin/webhooks/:id',
  summary: 'Removes an address with its log; one that is not there is no error',
  params,
  body: reason,
  response: Webhooks,
})

export const replaceWebhookSecret = endpoint({
  ...changing,
  ...ofOne,
  method: 'POST',
  path: '/admin/webhooks/:id/secret',
  summary: 'Gives an address a new signing secret, and returns it, this once; the one before signs for another day',
  body: reason,
  response: WebhooksWithSecret,
})

export const testWebhook = endpoint({
  ...changing,
  ...ofOne,
  method: 'POST',
  path: '/admin/webhooks/:id/test',
  summary: 'Sends an event that says nothing to an address that is switched on',
  status: 204,
  errors: [platformErrors.not_found, platformErrors.conflict],
})

export const resendWebhookDelivery = endpoint({
  ...changing,
  method: 'POST',
  path: '/admin/webhooks/:id/deliveries/:delivery/resend',
  summary: 'Sends an event again under the same id to an address that is switched on',
  params: params.extend({ delivery: Id }),
  status: 204,
  errors: [platformErrors.not_found, platformErrors.conflict],
})
