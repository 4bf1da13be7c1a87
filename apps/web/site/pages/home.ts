export { HomeScreen as Screen } from '#features/site/web/index.ts'
