export { TermsScreen as Screen } from '#features/site/web/index.ts'
