// The content security policy forbids compiling schemas to code, and each attempt is reported as a violation. Zod reads this setting when
// it loads, so this module must be imported first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
