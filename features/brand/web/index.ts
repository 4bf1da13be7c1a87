export { brandText } from '../locales/text.ts'
export { loadBrandLocale } from './brand-locale.ts'
