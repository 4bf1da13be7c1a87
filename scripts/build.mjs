import { checkNode, install } from './setup/install.mjs'

checkNode()
install()
const { build } = await import('./setup/build.mjs')
build({ force: process.argv.includes('--force') })
