export { PrivacyScreen as Screen } from '#features/site/web/index.ts'
