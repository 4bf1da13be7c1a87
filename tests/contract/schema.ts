import * as z from 'zod'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import type { ClientEvent } from '#platform/shared/event.ts'

/** The subset of JSON Schema that contracts use. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Schema

/** An endpoint with the JSON Schemas of its inputs. */
export interface EndpointSchemas {
  /** Method and path, such as `GET /me`. */
  name: string
  endpoint: Endpoint
  params: Schema | undefined
  query: Schema | undefined
  body: Schema | undefined
}

const formOf = (schema: z.ZodType | undefined): Schema | undefined => (schema === undefined ? undefined : schemaOf(schema))

export const endpointSchemasOf = (endpoint: Endpoint): EndpointSchemas => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  params: formOf(endpoint.params),
  query: formOf(endpoint.query),
  body: formOf(endpoint.body),
})

/** A client event with the JSON Schema of its payload. */
export interface EventSchema {
  name: string
  event: ClientEvent
  payload: Schema
}
export const eventSchemaOf = (event: ClientEvent): EventSchema => ({ name: event.name, event, payload: schemaOf(event.payload) })
