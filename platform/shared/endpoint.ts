import * as z from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, anybody with a look at their session if they have one, anybody signed in (guests read only), a full member, an administrator. */
export type Access = 'open' | 'optional' | 'guest' | 'member' | 'admin'

/** One HTTP call as data: validation, documentation, client types and the authorisation matrix all read it. */
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
   * With access `admin`, which asks for the second factor: `entry` may be called before it is proven, `fresh` wants it proven together with the
   * password within the last ten minutes, as everything does
   * that changes an account, money or what is on offer.
   */
  console?: 'entry' | 'fresh'
  /** The call moves money: it takes an `Idempotency-Key`, and numbers in its body reach the schema digit by digit. */
  movesMoney?: true
  errors?: readonly ErrorCode[]
  /** What whoever has no session is told, where it is not the platform's own sentence. */
  signedOut?: ErrorCode
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType } ? { [P in K]: z.infer<S> } : unknown
type Sent<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType } ? { [P in K]: z.input<S> } : unknown

/** What a handler receives: the parsed parts. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a caller passes, before parsing. */
export type Request<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
/** What the caller gets back. */
export type Output<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.infer<S> : void
/** What a handler must return, before the response schema cuts it to size. */
export type Answer<E extends Endpoint> = E extends { response: infer S extends z.ZodType } ? z.input<S> : void

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** The envelope of every JSON answer. */
export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema })
