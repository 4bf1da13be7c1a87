import * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { StaffRole } from './roles.ts'
import type { Scope } from './scopes.ts'

/** Who may call: everyone, everyone with an optional session, signed-in accounts including guests, members, administrators and named staff. */
export type Access = 'open' | 'optional' | 'guest' | 'member' | 'admin'

/** Declaration of an HTTP endpoint. Validation, OpenAPI, client types and the authorization tests all use it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`; parameters as `:name`. */
  path: `/${string}`
  access: Access
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The name of the repeated file field when the body is multipart. */
  upload?: string
  /** Absent means 204 without a body; `text` is served as text/plain. */
  response?: z.ZodType
  status?: 200 | 201 | 202 | 204
  text?: true
  /**
   * Refines access `admin`, which requires the second factor: `entry` may be called before it, `fresh` requires password and second factor within
   * the last ten minutes. Use `fresh` for changes of accounts, money or prices.
   */
  console?: 'entry' | 'fresh'
  /** Refines access `member`: also for accounts that wait for a moderator's approval, who may complete their profile. */
  applicants?: true
  /** Refines access `admin`: the roles that may call it besides administrators. Everybody else gets 404. */
  staff?: readonly StaffRole[]
  /** Access tokens with this scope may call the endpoint. Without a scope, no token may. */
  token?: Scope
  /** A second scope that tokens need, because the answer shows what this scope allows to read. */
  tokenReads?: Scope
  /** The call moves money: it takes an `Idempotency-Key`, and numbers in its body reach the schema digit by digit. */
  movesMoney?: true
  /**
   * For access `member` and `guest`: the endpoint reads, and a replica of the database may answer it. Its handler gets a database that can only be
   * read.
   */
  replica?: true
  errors?: readonly ErrorCode[]
  /** Error for callers without a session, if it differs from platform.unauthenticated. */
  signedOut?: ErrorCode
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType } ? { [P in K]: z.infer<S> } : unknown
type Sent<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType } ? { [P in K]: z.input<S> } : unknown

/** Parsed params, query and body, as a handler receives them. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** Params, query and body before parsing, as a client sends them. */
export type EndpointRequest<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
/** Response body as a client receives it. */
export type EndpointResponse<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.infer<S> : void
/** Return value of a handler; fields outside the response schema are removed. */
export type HandlerResult<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.input<S> : void

/** Declares an endpoint with its exact type. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** Schema of the `{data}` envelope of JSON responses. */
export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema })
