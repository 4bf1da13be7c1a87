import type { FastifyReply } from 'fastify'

/** Calls `then` once, when an answer has gone out or its reader has gone away. */
export const whenOver = (reply: FastifyReply, then: () => void): void => {
  let over = false
  const once = () => {
    if (!over) then()
    over = true
  }
  reply.raw.once('finish', once)
  reply.raw.once('close', once)
}
