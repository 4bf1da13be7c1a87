export { isOnboardingOffered } from './show-onboarding.ts'
export { recordState } from './store.ts'
