import * as z from 'zod'
import type { Routes } from '#platform/server/http/route.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'

const Query = z.object({ to: z.string().trim().toLowerCase().max(254).optional().catch(undefined) })
const maxMails = 100

const style = `body{margin:0;background:#FFF9F4;color:#2B1320;font:16px/1.5 Figtree,system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:24px 16px}
h1{font-size:28px}article{background:#fff;border:1px solid #EFE3DA;border-radius:18px;padding:16px 20px;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:18px;margin:0}
.meta{color:#6B5560;font-size:14px;margin:0 0 12px}pre{white-space:pre-wrap;font:inherit;margin:0}a{color:#A81747}
@media (prefers-color-scheme:dark){body{background:#1B0F16;color:#FBEFF4}article{background:#26161F;border-color:#43303A}.meta{color:#C9B4BF}a{color:#FF8DB3}}`

/** Registers the mailbox of the demo, which shows the mails that a real service would send. Not part of the API. */
export const serveMailbox = ({ app, platform }: Routes): void => {
  const read = async (to: string | undefined) => {
    const query = platform.db.selectFrom('sandbox_mail').select(['id', 'to_address', 'subject', 'text_body', 'sent_at'])
    const rows = await (to === undefined ? query : query.where('to_address', '=', to)).orderBy('id', 'desc').limit(maxMails).execute()
    return rows.map((row) => ({ id: row.id, to: row.to_address, subject: row.subject, text: row.text_body, at: row.sent_at.toISOString() }))
  }

  app.get('/sandbox/mail.json', async (request, reply) => {
    const { to } = Query.parse(request.query)
    const mails = await read(to)
    return reply
      .header('cache-control', 'no-store')
      .send(mails.map(({ to: address, subject, text, at }) => ({ to: address, subject, text, at })))
  })

  app.get('/sandbox/mail.css', (_request, reply) => reply.type('text/css').send(style))

  app.get('/sandbox/mail', async (request, reply) => {
    const { to } = Query.parse(request.query)
    const mails = await read(to)
    const articles = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${escapeHtml(mail.to)} · <time datetime="${mail.at}">${mail.at.slice(0, 16).replace('T', ' ')} UTC</time> · <a href="/sandbox/mail/${mail.id}">As a mail program shows it</a></p><pre>${linked(mail.text)}</pre></article>`,
    )
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · demo</title><link rel="stylesheet" href="/sandbox/mail.css"></head><body><main><h1>Mailbox of the demo</h1><p>Mails that a real service would send. The newest are first.</p>${articles.join('') || '<p>No mail yet.</p>'}</main></body></html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
  // Mails have inline styles, which mail programs need. Nothing else may load or run on these pages.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', async (request, reply) => {
    const { id } = request.params
    const mail = /^\d{1,18}$/.test(id)
      ? await platform.db.selectFrom('sandbox_mail').select('html_body').where('id', '=', id).executeTakeFirst()
      : undefined
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    return reply.code(mail === undefined ? 404 : 200).send(mail?.html_body ?? '<!doctype html><title>Mail</title><p>No such mail.</p>')
  })
}

const linked = (text: string): string => escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
