import { expect, test } from 'vitest'
import type { Config } from '#platform/server/config/config.ts'
import { commitRulesWith, replicaWith } from '#tests/support/app/healthy-installation.ts'
import { checkReplicas } from './check-replicas.ts'
import type { OutsideWorld } from '../outside.ts'

const config = { databaseReadUrls: ['postgres://db2.love.org/ndloo'], readWithoutPrimary: true } as Config
const outsideWith = (...parts: Partial<OutsideWorld>[]) => Object.assign({}, ...parts) as OutsideWorld

test('the primary is no mistake where the addresses name every server', async () => {
  const outside = outsideWith(replicaWith({ isStandby: false }), commitRulesWith({ receivers: 0 }))
  await expect(checkReplicas(outside, config)).resolves.toMatchObject([
    { level: 'ok', about: 'Replica', found: 'db2.love.org is the primary at the moment' },
    { level: 'ok', about: 'Reads without the primary' },
  ])
  await expect(checkReplicas(outside, { ...config, readWithoutPrimary: false })).resolves.toMatchObject([{ level: 'problem' }])
})

test.each([
  ['no standby confirms commits', { names: ' ' }, 'problem'],
  ['commits are confirmed before a standby has written them', { commit: 'remote_write' }, 'problem'],
  ['DATABASE_URL leads to a standby', { isStandby: true }, 'problem'],
  ['a server that is not named may confirm commits', { receivers: 2 }, 'problem'],
  ['a named standby confirms every commit', {}, 'ok'],
])('reads without the primary: %s', async (_, rules, level) => {
  const outside = outsideWith(replicaWith({}), commitRulesWith(rules))
  const findings = await checkReplicas(outside, config)
  expect(findings.map((finding) => finding.level)).toEqual(['ok', level])
  await expect(checkReplicas(outside, { ...config, readWithoutPrimary: false })).resolves.toHaveLength(1)
})

test('a role without pg_monitor is named, because replicas answer in fewer cases then', async () => {
  const outside = outsideWith(replicaWith({ mayMonitor: false }), commitRulesWith({}))
  const findings = await checkReplicas(outside, config)
  expect(findings.at(-1)).toMatchObject({ level: 'warning', found: expect.stringContaining('db2.love.org') as string })
})
