import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { HelpNumberFields, listHelpNumbers } from '#features/site/help-numbers-contract.ts'
import { endpoint } from '#platform/shared/endpoint.ts'
import { Id } from '#platform/shared/fields.ts'
import { adminErrors } from './entry-contract.ts'

const params = z.object({ id: Id })
const { response } = listHelpNumbers

export const putHelpNumber = endpoint({
  method: 'PUT',
  path: '/admin/help-numbers/:id',
  access: 'admin',
  console: 'fresh',
  summary: 'Adds a number to the safety page, or replaces the one with this id',
  params,
  body: HelpNumberFields.extend({ reason: AuditReason }),
  response,
  errors: [adminErrors.number_listed],
})

export const deleteHelpNumber = endpoint({
  method: 'DELETE',
  path: '/admin/help-numbers/:id',
  access: 'admin',
  console: 'fresh',
  summary: 'Removes a number from the safety page; a number that is not there is no error',
  params,
  body: z.object({ reason: AuditReason }),
  response,
})
