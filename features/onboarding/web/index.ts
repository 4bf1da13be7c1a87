export { OnboardingOffer } from './OnboardingOffer.tsx'
export { OnboardingScreen } from './OnboardingScreen.tsx'
