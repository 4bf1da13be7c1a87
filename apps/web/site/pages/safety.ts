export { SafetyScreen as Screen } from '#features/site/web/index.ts'
