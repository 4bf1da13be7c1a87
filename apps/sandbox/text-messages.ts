import * as z from 'zod'
import type { Routes } from '#platform/server/http/route.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'

const Query = z.object({ to: z.string().trim().max(20).optional().catch(undefined) })
const maxMessages = 100

/** Registers the inbox of the demo, which shows the messages that a real service would send to phones. Not part of the API. */
export const serveTextMessages = ({ app, platform }: Routes): void => {
  const read = async (to: string | undefined) => {
    const query = platform.db.selectFrom('sandbox_sms').select(['to_phone', 'text_body', 'sent_at'])
    // A plus sign in an address that was typed by hand arrives as a blank.
    const rows = await (to === undefined ? query : query.where('to_phone', '=', `+${to.replace(/^\+/, '')}`))
      .orderBy('id', 'desc')
      .limit(maxMessages)
      .execute()
    return rows.map((row) => ({ to: row.to_phone, text: row.text_body, at: row.sent_at.toISOString() }))
  }

  app.get('/sandbox/sms.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await read(Query.parse(request.query).to)),
  )

  app.get('/sandbox/sms', async (request, reply) => {
    const messages = await read(Query.parse(request.query).to)
    const articles = messages.map(
      ({ to, text, at }) =>
        `<article><h2>${escapeHtml(to)}</h2><p class="meta"><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p><pre>${escapeHtml(text)}</pre></article>`,
    )
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text messages · demo</title><link rel="stylesheet" href="/sandbox/mail.css"></head><body><main><h1>Text messages of the demo</h1><p>Messages that a real service would send to phones. The newest are first.</p>${articles.join('') || '<p>No message yet.</p>'}</main></body></html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}
