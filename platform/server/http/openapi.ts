import * as z from 'zod'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'

type Schema = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Schema
  return json
}

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): Schema[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request answers the same and moves money once; kept for 24 hours.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
}

const idempotencyReplaces: Schema = {
  name: 'Idempotency-Replaces',
  in: 'header',
  required: false,
  description:
    'Keys of earlier attempts whose response was lost, separated by commas. If one of them has moved money, this call is refused with `platform.earlier_done`; otherwise they never will.',
  schema: { type: 'string' },
}

const errorBody = { $ref: '#/components/schemas/Error' }

const failures = (endpoint: Endpoint): Record<string, Schema> => {
  const statuses = new Map<number, string[]>()
  const note = (status: number, code: string) => statuses.set(status, [...(statuses.get(status) ?? []), code])
  for (const { status, code } of endpoint.errors ?? []) note(status, code)
  if (endpoint.access === 'admin' && endpoint.console !== 'entry') note(403, 'platform.second_factor')
  if (endpoint.access === 'admin' && endpoint.console === 'fresh') note(403, 'platform.fresh_login')
  if (['guest', 'member'].includes(endpoint.access)) note(401, 'platform.unauthenticated')
  if (endpoint.access === 'member') note(403, 'platform.forbidden')
  if (endpoint.params ?? endpoint.query ?? endpoint.body) note(422, 'platform.invalid')
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => [
      String(status),
      { description: [...new Set(codes)].join(', '), content: { 'application/json': { schema: errorBody } } },
    ]),
  )
}

const requestBody = (endpoint: Endpoint): Schema => {
  if (endpoint.upload !== undefined) {
    const files = { type: 'array', items: { type: 'string', format: 'binary' } }
    const schema = { type: 'object', properties: { [endpoint.upload]: files }, required: [endpoint.upload] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.body === undefined) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }
}

const success = (endpoint: Endpoint): Schema => {
  if (endpoint.response === undefined) return { description: 'Done' }
  const type = endpoint.text ? 'text/plain' : 'application/json'
  return { description: 'Done', content: { [type]: { schema: schemaOf(endpoint.response, 'output') } } }
}

const operation = (endpoint: Endpoint): Schema => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1]],
  security:
    endpoint.access === 'open'
      ? []
      : [
          ...(endpoint.access === 'optional' ? [{}] : []),
          { session: [] },
          ...(endpoint.token === undefined
            ? []
            : [{ token: [endpoint.token, ...(endpoint.tokenReads === undefined ? [] : [endpoint.tokenReads])] }]),
        ],
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.movesMoney ? [idempotencyKey, idempotencyReplaces] : []),
  ],
  ...requestBody(endpoint),
  responses: { [String(endpoint.status ?? (endpoint.response === undefined ? 204 : 200))]: success(endpoint), ...failures(endpoint) },
})

/** Builds the OpenAPI 3.1 document of these endpoints. `title` is the name of the service. */
export const buildOpenApiDocument = (endpoints: readonly Endpoint[], version: string, title: string = defaultBrandName): Schema => {
  const paths: Record<string, Schema> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Everything the web application does, over HTTP.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        token: { type: 'http', scheme: 'bearer', description: 'An access token with the named scopes, `ndl_…`.' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            retry_after: { type: 'integer' },
            price: { type: 'integer' },
            link: { type: 'string' },
          },
        },
      },
    },
  }
}
