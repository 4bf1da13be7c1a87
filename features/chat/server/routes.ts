import { limitDistinctProfiles } from '#features/members/server/index.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listOpeners } from '../openers-contract.ts'
import { createDeleteUnusedFilesHandler, deleteUnusedFilesJob } from './attachments/keeping/jobs.ts'
import { serveAttachmentFiles } from './attachments/serving/serve-attachments.ts'
import { showStorage } from './attachments/show-storage.ts'
import { registerAttachmentGauges } from './attachments/attachment-metrics.ts'
import { sendAttachment } from './attachments/sending/send-attachment.ts'
import { answerRequest } from './conversation/answer-request.ts'
import { markDelivered, registerPublishReadJob } from './receipts/receipts.ts'
import { UnreadNotifier } from './unread/notify-unread.ts'
import { trackPresence, publishTyping } from './receipts/presence.ts'
import { deleteMessage } from './changes/delete-message.ts'
import { editMessage } from './changes/edit-message.ts'
import { reactToMessage } from './changes/react-to-message.ts'
import { listConversations, listMessages } from './queries.ts'
import { markConversationRead } from './conversation/mark-conversation-read.ts'
import { sendMessage } from './sending/send-message.ts'
import { createMessageBatcher } from './sending/message-batcher.ts'
import { offerOpeners } from './openers/offer-openers.ts'
import { registerTurnReminderJobs } from './turns/remind-of-turns.ts'
import { syncConversations } from './conversation/sync-conversations.ts'

/** Registers the HTTP and socket routes of chat; both run the same commands. */
export const serveChat = (routes: Routes): void => {
  const { app, platform } = routes
  const together = createMessageBatcher(platform.db)
  const answer = async (ctx: Parameters<typeof answerRequest>[0], uid: string, accept: boolean) => ({
    data: await answerRequest(ctx, { uid, accept }),
  })
  registerRoute(routes, contract.listConversations, async (ctx, { query }) => ({ data: await listConversations(ctx, query) }))
  registerRoute(routes, contract.listMessages, async (ctx, { params, query }) => ({
    data: await listMessages(ctx, { ...params, ...query }),
  }))
  registerRoute(routes, contract.sendMessage, async (ctx, { params, body }) => ({
    data: await sendMessage(ctx, platform, together, { ...params, ...body }),
  }))
  registerRoute(routes, contract.sendAttachment, async (ctx, { params, body }) => ({
    data: await sendAttachment(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.getStorage, (ctx) => showStorage(ctx, platform))
  serveAttachmentFiles(routes)
  registerAttachmentGauges(platform)
  registerPublishReadJob(platform)
  platform.jobs.handle(deleteUnusedFilesJob, createDeleteUnusedFilesHandler(platform.db, platform.storage))
  registerRoute(routes, contract.editMessage, async (ctx, { params, body }) => ({
    data: await editMessage(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.deleteMessage, async (ctx, { params }) => ({ data: await deleteMessage(ctx, platform, params) }))
  registerRoute(routes, contract.reactToMessage, async (ctx, { params, body }) => ({
    data: await reactToMessage(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.markConversationRead, async (ctx, { params, body }) => ({
    data: await markConversationRead(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.acceptRequest, (ctx, { params }) => answer(ctx, params.uid, true))
  registerRoute(routes, contract.declineRequest, (ctx, { params }) => answer(ctx, params.uid, false))

  registerRoute(routes, listOpeners, async (ctx, { params: { uid } }) => {
    // Openers reveal what a profile shows, so a call counts like a look at a profile, whether or not the member exists.
    await limitDistinctProfiles(platform.limits, ctx.actor.id, [uid])
    return { data: { openers: await offerOpeners(ctx, uid) } }
  })

  const { realtime } = platform
  realtime.onRequest(contract.sendOverSocket, (ctx, payload) => sendMessage(ctx, platform, together, payload))
  realtime.onRequest(contract.markReadOverSocket, (ctx, payload) => markConversationRead(ctx, platform, payload))
  realtime.onRequest(contract.deliveredOverSocket, (ctx, { uid, seq }) => markDelivered(ctx, platform, { [uid]: seq }))
  realtime.onRequest(contract.typingOverSocket, (ctx, payload) => publishTyping(ctx, platform, payload))
  realtime.onRequest(contract.syncOverSocket, (ctx, payload) => syncConversations(ctx, platform, payload))
  trackPresence(platform)
  registerTurnReminderJobs(platform)
  const sweep = new UnreadNotifier(platform)
  app.addHook('onListen', () => {
    if (platform.config.role !== 'api') sweep.start()
  })
  app.addHook('onClose', () => sweep[Symbol.asyncDispose]())
}
