import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { toTypeScriptType } from './type-text.ts'

const made = '// Made by `npm run generate schema` from the contracts; never edited.'

const isEndpoint = (value: unknown): value is Endpoint => {
  const { method, path, access, summary } = (value ?? {}) as Partial<Endpoint>
  return [method, path, access, summary].every((part) => typeof part === 'string')
}

/** Reads the endpoints that the client may call: all except uploads and console endpoints that admit no tokens. */
const readEndpoints = async (root: string): Promise<Endpoint[]> => {
  const found = new Map<string, Endpoint>()
  for (const feature of readdirSync(join(root, 'features')).toSorted()) {
    const folder = join(root, 'features', feature)
    if (!existsSync(join(folder, 'contract.ts'))) continue
    for (const file of readdirSync(folder).filter((name) => /(?:^|-)contract\.ts$/.test(name))) {
      const contract = (await import(pathToFileURL(resolve(folder, file)).href)) as Record<string, unknown>
      for (const one of Object.values(contract).filter(isEndpoint)) found.set(`${one.method} ${one.path}`, one)
    }
  }
  return [...found.values()].filter((one) => one.upload === undefined && (one.access !== 'admin' || one.token !== undefined))
}

/** Returns the error codes of an endpoint, besides those that any call may return. */
const codesOf = ({ errors = [] }: Endpoint): string =>
  [...new Set([...errors, platformErrors.invalid].map(({ code }) => JSON.stringify(code)))].toSorted().join(' | ')

const entryOf = (one: Endpoint): string => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
    one[part] === undefined ? [] : [`    ${part}${one[part].safeParse({}).success ? '?' : ''}: ${toTypeScriptType(one[part], 'input')}`],
  )
  const response = one.response === undefined ? 'undefined' : toTypeScriptType(one.response, 'output')
  const scope =
    one.token === undefined
      ? ''
      : one.tokenReads === undefined
        ? ` Tokens need the scope ${one.token}.`
        : ` Tokens need the scopes ${one.token} and ${one.tokenReads}.`
  return [
    `  /** ${one.summary}.${scope} */`,
    `  ${JSON.stringify(`${one.method} ${one.path}`)}: {`,
    `    request: {${parts.length === 0 ? '' : `\n${parts.map((part) => `  ${part}`).join('\n')}\n    `}}`,
    `    response: ${response}`,
    `    errors: ${codesOf(one)}`,
    '  }',
  ].join('\n')
}

/** Renders the generated files of `client/`, by path. */
export const renderClient = async (root: string): Promise<Record<string, string>> => {
  const entries = (await readEndpoints(root)).toSorted((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1)).map(entryOf)
  const common = Object.values(platformErrors).map(({ code }) => JSON.stringify(code))
  const text = [
    made,
    '/** Errors that any call may answer. */',
    `export type CommonError = ${common.join(' | ')}`,
    '',
    '/** Every call, by method and path. */',
    'export interface Endpoints {',
    entries.join('\n'),
    '}',
    '',
  ].join('\n')
  return { 'client/endpoints.gen.ts': text }
}
