// Compiling schemas to code is forbidden by the content security policy, and trying it is reported as a violation. Schemas try when they
// are made, so zod, which comes later if at all, finds this when it does.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
