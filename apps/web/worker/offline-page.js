/** Set by the build: title, text and label of the link, by language. */
const texts = __OFFLINE_TEXTS__

/** A response for use without a connection when the application is not cached, in the first supported language of `languages`. */
export const offlinePage = (languages) => {
  const locale = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((prefix) => Object.hasOwn(texts, prefix)) ?? 'en'
  const { title, text, retry } = texts[locale]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Ndloo</title></head><body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#FFF9F4;color:#2B1320;font:16px/1.5 sans-serif;text-align:center"><main style="max-width:28rem;padding:24px"><h1 style="font-size:28px;margin:0 0 12px">${title}</h1><p style="margin:0 0 24px">${text}</p><a href="" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#C81E56;color:#FFFFFF;text-decoration:none;font-weight:600">${retry}</a></main></body></html>`
  const policy = "default-src 'none'; style-src-attr 'unsafe-inline'"
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } })
}
