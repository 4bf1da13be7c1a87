import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { listVariableNames } from '#platform/server/config/config.ts'

const names = listVariableNames(features.flatMap(({ configuration }) => configuration ?? []))
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1))

test('the guide, with the page of payment providers, and the example list exactly the existing variables', () => {
  const guide = /## Every variable\n([\s\S]*?)\n## /.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
  const providers = readFileSync('docs/payments.md', 'utf8')
  const told = [...(guide + providers).matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(sorted(told)).toEqual(sorted(names))
  expect(sorted(example)).toEqual(sorted(names))
})
