import { checkNode, install } from './setup/install.mjs'

checkNode()
await install()
const { build } = await import('./setup/build.mjs')
await build({ force: process.argv.includes('--force') })
