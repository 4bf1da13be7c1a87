import '../../disable-zod-jit.ts'

export { ContactScreen as Screen } from '#features/site/web/index.ts'
