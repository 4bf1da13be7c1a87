import { createServer } from 'node:net'
import { checkNode, exitWithError, install, print } from './setup/install.mjs'

checkNode()

const portIsFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const port = Number(process.env.PORT || 3000)
if (port !== 0 && !(await portIsFree(port, process.env.HOST || '127.0.0.1'))) {
  exitWithError(`Port ${port} is taken by another program.`, `Stop that one, or choose another: PORT=${port + 1} npm start`)
}

print('Ndloo')
await install()
const { build } = await import('./setup/build.mjs')
await build()
await import('../build/server/main.js')
