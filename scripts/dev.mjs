import { spawn } from 'node:child_process'
import { checkNode, install, print } from './setup/install.mjs'

checkNode()
await install()
const { build } = await import('./setup/build.mjs')
await build()

const children = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts', '--port', '5173'], { stdio: 'inherit' }),
]
print('Server on http://localhost:3000, web with live reload on http://localhost:5173')
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
children.forEach((child) => child.on('exit', stop))
