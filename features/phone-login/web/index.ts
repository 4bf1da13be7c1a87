export { OwnPhonePanel } from './OwnPhonePanel.tsx'
export { PhonePasswordScreen } from './PhonePasswordScreen.tsx'
export { PhoneScreen } from './PhoneScreen.tsx'
