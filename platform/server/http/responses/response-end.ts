import type { FastifyReply } from 'fastify'

/** Calls `then` once, when the response was sent or the client disconnected. */
export const onResponseEnd = (reply: FastifyReply, then: () => void): void => {
  let over = false
  const once = () => {
    if (!over) then()
    over = true
  }
  reply.raw.once('finish', once)
  reply.raw.once('close', once)
}
