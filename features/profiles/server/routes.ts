import { type Routes, route } from '#platform/server/http/route.ts'
import { getProfile } from '../contract.ts'
import { showProfile } from './show-profile.ts'

export const mountProfiles = (routes: Routes): void => {
  route(routes, getProfile, showProfile)
}
