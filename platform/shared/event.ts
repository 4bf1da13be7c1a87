import type * as z from 'zod'

/** A message the server pushes to a member's sockets, as data. */
export interface ServerEvent<S extends z.ZodType = z.ZodType> {
  name: string
  payload: S
}
export const serverEvent = <const N extends string, S extends z.ZodType>(name: N, payload: S) => ({ name, payload })
export type Payload<E extends ServerEvent> = z.infer<E['payload']>

/** A message a client sends over its socket; `answer` is what the acknowledgement carries. */
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
