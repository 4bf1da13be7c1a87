import '../../without-eval.ts'

export { ContactScreen as Screen } from '#features/site/web/index.ts'
