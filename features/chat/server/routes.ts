import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listConversations, listMessages } from './queries.ts'
import { readConversation } from './read-conversation.ts'
import { sendMessage } from './send-message.ts'
import { syncHeads } from './sync-heads.ts'

/** The calls and the socket requests of chat; both ways run the same commands. */
export const mountChat = (routes: Routes): void => {
  const { platform } = routes
  route(routes, contract.listConversations, async (ctx, { query }) => ({ data: await listConversations(ctx, query) }))
  route(routes, contract.listMessages, async (ctx, { params, query }) => ({ data: await listMessages(ctx, { ...params, ...query }) }))
  route(routes, contract.sendMessage, async (ctx, { params, body }) => ({ data: await sendMessage(ctx, platform, { ...params, ...body }) }))
  route(routes, contract.readConversation, async (ctx, { params, body }) => ({ data: await readConversation(ctx, { ...params, ...body }) }))

  platform.realtime.onRequest(contract.sendOverSocket, (ctx, payload) => sendMessage(ctx, platform, payload))
  platform.realtime.onRequest(contract.readOverSocket, readConversation)
  platform.realtime.onRequest(contract.syncOverSocket, syncHeads)
}
