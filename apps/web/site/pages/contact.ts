import * as z from 'zod'

// Compiling schemas to code is forbidden by the content security policy, and trying it is reported as a violation.
z.config({ jitless: true })

export { ContactScreen as Screen } from '#features/site/web/index.ts'
