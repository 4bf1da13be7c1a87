export { loadSignOnLocale } from './sign-on-locale.ts'
export { StaffSignOnScreen } from './StaffSignOnScreen.tsx'
