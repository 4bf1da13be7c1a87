import * as z from 'zod'

// Compiling schemas to code is forbidden by the content security policy, and trying it is reported as a violation. Schemas try when they
// are made, so the bundle keeps this beside zod itself, before any of them.
z.config({ jitless: true })
