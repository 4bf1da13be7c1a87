import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listProfileFields, presentConsoleField } from './list-fields.ts'
import { putProfileField } from './put-field.ts'
import { readProfileFields } from './store.ts'

/** Registers the endpoints of members and of the console; answers are part of the profile. */
export const serveProfileFields = (routes: Routes): void => {
  registerRoute(routes, contract.listProfileFields, listProfileFields)
  registerRoute(routes, contract.listConsoleFields, async ({ db }) => ({
    data: { fields: (await readProfileFields(db)).map(presentConsoleField) },
  }))
  registerRoute(routes, contract.putProfileField, putProfileField)
}
