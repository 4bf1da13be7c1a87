import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { saveStep } from './save-step.ts'
import { stopOfferingOnboarding } from './stop-offering-onboarding.ts'
import { showOnboarding } from './show-onboarding.ts'

/** Serves the questions after the sign-up. */
export const serveOnboarding = (routes: Routes): void => {
  registerRoute(routes, contract.getOnboarding, showOnboarding)
  registerRoute(routes, contract.saveStep, saveStep)
  registerRoute(routes, contract.stopOfferingOnboarding, stopOfferingOnboarding)
}
