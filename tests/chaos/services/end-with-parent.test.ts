import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wrapToEndWithParent } from './end-with-parent.ts'

test.runIf(existsSync('/usr/bin/setpriv'))('a program ends with the process that started it, even when that is killed', async () => {
  const command = wrapToEndWithParent('sh', ['-c', 'echo started; exec sleep 600'])
  const start = `require('node:child_process').spawn(...${JSON.stringify(command)}, { stdio: ['ignore', 'inherit', 'ignore'] })`
  const parent = spawn(process.execPath, ['-e', start], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('started\n')
  // Parent and child have the output open, so it closes once both have ended.
  const closed = once(parent, 'close')
  parent.kill('SIGKILL')
  expect(await closed).toEqual([null, 'SIGKILL'])
})
