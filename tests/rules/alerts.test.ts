// @slow
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgram } from '../support/app/programs.ts'

const promtool = findProgram('promtool')
const folder = 'deploy/prometheus'
const rules = readFileSync(`${folder}/alerts.yml`, 'utf8')
const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    severity: /severity: (\w+)/.exec(text)?.[1],
    summary: /summary: (.+)/.exec(text)?.[1],
    runbook: /runbook: docs\/runbooks\.md#(.+)/.exec(text)?.[1],
  }))

const runbooks = readFileSync('docs/runbooks.md', 'utf8')
const sections = runbooks
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ anchor: (text.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'), text }))

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}
const dashboard = JSON.parse(readFileSync('deploy/grafana/ndloo.json', 'utf8')) as Dashboard
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const check = (...words: string[]): string => execFileSync(promtool ?? '', words, { encoding: 'utf8', stdio: 'pipe' })

test('every alert has a severity, a summary and a runbook that exists, and every runbook an alert', () => {
  expect(alerts.length).toBeGreaterThan(10)
  for (const { severity, summary, runbook } of alerts) {
    expect(['warning', 'critical']).toContain(severity)
    expect(summary).toBeTruthy()
    expect(sections.map(({ anchor }) => anchor)).toContain(runbook)
  }
  expect(sections).toHaveLength(12)
  for (const { anchor } of sections) expect(alerts.map(({ runbook }) => runbook)).toContain(anchor)
})

test('every runbook has the sections on symptoms, diagnosis, repair and end', () => {
  for (const { text } of sections) for (const part of ['**Members**', '**Look', '```sh', '**Do', '**Over**']) expect(text).toContain(part)
})

test('every alert has a test case that fires and one for a healthy service', () => {
  const cases = readFileSync(`${folder}/alerts.test.yml`, 'utf8')
  for (const { name } of alerts) {
    expect(cases).toContain(`- { eval_time: 58m, alertname: ${name} }`)
    expect(cases).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`))
  }
})

test.runIf(promtool)('promtool accepts the configuration, and each alert fires on its own case only', () => {
  expect(check('check', 'config', `${folder}/prometheus.yml`)).toContain('SUCCESS')
  expect(check('test', 'rules', `${folder}/alerts.test.yml`)).toContain('SUCCESS')
})

test('every alert of the cluster leads to a section of docs/cluster.md', () => {
  const anchors = [...readFileSync('docs/cluster.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  )
  const named = [...readFileSync(`${folder}/cluster.yml`, 'utf8').matchAll(/runbook: docs\/cluster\.md#(.+)/g)].map(([, anchor]) => anchor)
  expect(named.length).toBeGreaterThan(5)
  for (const anchor of named) expect(anchors).toContain(anchor)
})

test.runIf(promtool)('promtool accepts the alerts of the cluster, and each fires on its own case only', () => {
  expect(check('test', 'rules', `${folder}/cluster.test.yml`)).toContain('SUCCESS')
})

test.runIf(promtool)('every expression of the dashboard is valid', () => {
  expect(expressions.length).toBeGreaterThan(20)
  const temporary = mkdtempSync(join(tmpdir(), 'ndloo-rules-'))
  const file = join(temporary, 'rules.json')
  const parse = (given: readonly string[]) => {
    // Rule files may be JSON.
    const written = given.map((expr, index) => ({ record: `panel:${index}`, expr: expr.replaceAll('$__rate_interval', '5m') }))
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: written }] }))
    return check('check', 'rules', file)
  }
  try {
    expect(parse(expressions)).toContain(`${expressions.length} rules found`)
    expect(() => parse(['sum(rate('])).toThrow('parse error')
  } finally {
    rmSync(temporary, { recursive: true })
  }
})
