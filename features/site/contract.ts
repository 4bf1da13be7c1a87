import * as z from 'zod'
import { endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Email, text } from '#platform/shared/fields.ts'

/** A single line, because it goes into a mail header. */
const Name = text(1, 80).refine((name) => !/[\r\n]/.test(name), platformErrors.unreadable_text.code)

export const contactUs = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'open',
  summary: 'Sends a message to the operator, who answers by email',
  body: z.object({ name: Name, email: Email, message: text(10, 4000) }),
  status: 202,
  response: z.object({ message: z.string() }),
})
