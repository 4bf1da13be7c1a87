import module from 'node:module'
import { join } from 'node:path'
import { releaseRoot } from './release.ts'

/** Missing before Node 22. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown }
// Node stores compiled code there and starts faster the next time. Where it may not write, it compiles each time.
enableCompileCache?.(join(releaseRoot, 'build/compile-cache'))
// A static import would be compiled before the cache is on.
const { runServer } = await import('./run-server.ts')
await runServer()
