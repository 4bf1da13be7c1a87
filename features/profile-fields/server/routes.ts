import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listFields, presentConsoleField } from './list-fields.ts'
import { putField } from './put-field.ts'
import { readFields } from './store.ts'

/** Registers the endpoints of members and of the console; answers are part of the profile. */
export const serveProfileFields = (routes: Routes): void => {
  registerRoute(routes, contract.listProfileFields, listFields)
  registerRoute(routes, contract.listConsoleFields, async ({ db }) => ({
    data: { fields: (await readFields(db)).map(presentConsoleField) },
  }))
  registerRoute(routes, contract.putProfileField, putField)
}
