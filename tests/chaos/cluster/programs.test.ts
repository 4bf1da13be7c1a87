import { afterEach, expect, test, vi } from 'vitest'
import { commandOf, listMissingPackages } from './programs.ts'

afterEach(() => void vi.unstubAllEnvs())

test('what is missing is named by its package; nothing is when every program exists', () => {
  expect(listMissingPackages(() => false)).toEqual(expect.arrayContaining(['patroni', 'etcd-server', 'haproxy', 'redis-server']))
  expect(listMissingPackages((path) => !path.endsWith('/etcd'))).toContain('etcd-server')
  expect(listMissingPackages((path) => !path.endsWith('/etcd'))).not.toContain('patroni')
})

test('another Patroni can be named, and then needs no package', () => {
  vi.stubEnv('PATRONI', 'python3 /opt/patroni/patroni.py')
  expect(listMissingPackages(() => false)).not.toContain('patroni')
  expect(commandOf('patroni')).toEqual(['python3', '/opt/patroni/patroni.py'])
})
