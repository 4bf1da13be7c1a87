import { type Routes, route } from '#platform/server/http/route.ts'
import { getMe, updateMe as updateMeEndpoint } from '../contract.ts'
import { showMe } from './show-me.ts'
import { updateMe } from './update-me.ts'

export const mountAccount = (routes: Routes): void => {
  route(routes, getMe, showMe)
  route(routes, updateMeEndpoint, updateMe)
}
