import type * as z from 'zod'

/** An event that the server sends to sockets of members. */
export interface ServerEvent<S extends z.ZodType = z.ZodType> {
  name: string
  payload: S
}
export const serverEvent = <const N extends string, S extends z.ZodType>(name: N, payload: S) => ({ name, payload })
export type EventPayload<E extends ServerEvent> = z.infer<E['payload']>

/** An event that a client sends over its socket; `answer` is the schema of the server's reply. */
export interface ClientEvent<S extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  name: string
  payload: S
  answer: A
}
export const clientEvent = <const N extends string, S extends z.ZodType, A extends z.ZodType>(name: N, payload: S, answer: A) => ({
  name,
  payload,
  answer,
})
