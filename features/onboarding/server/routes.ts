import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { saveStep } from './save-step.ts'
import { setState } from './set-state.ts'
import { showOnboarding } from './show-onboarding.ts'

/** Serves the questions after the sign-up. */
export const serveOnboarding = (routes: Routes): void => {
  route(routes, contract.getOnboarding, showOnboarding)
  route(routes, contract.saveStep, saveStep)
  route(routes, contract.setState, setState)
}
