export { isOnboardingOffered } from './show-onboarding.ts'
export { recordOnboardingState } from './store.ts'
