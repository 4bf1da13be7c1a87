/** Set by the build: title, text and label of the link, by language. */
const texts = __OFFLINE_TEXTS__

/** The default brand, unless the server writes another one before this script. */
const defaultBrand = { name: 'Ndloo', ground: '#fff9f4', ink: '#2b1320', primary: '#c81e56', on_primary: '#ffffff' }

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A response for use without a connection when the application is not cached, in the first supported language of `languages`. */
export const offlinePage = (languages) => {
  const { name, ground, ink, primary, on_primary } = self.brand ?? defaultBrand
  const locale = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((prefix) => Object.hasOwn(texts, prefix)) ?? 'en'
  const [title, text, retry] = ['title', 'text', 'retry'].map((key) => escape(texts[locale][key].replaceAll('{brand}', () => name)))
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${escape(name)}</title></head><body style="margin:0;min-height:100vh;display:grid;place-items:center;background:${ground};color:${ink};font:16px/1.5 sans-serif;text-align:center"><main style="max-width:28rem;padding:24px"><h1 style="font-size:28px;margin:0 0 12px">${title}</h1><p style="margin:0 0 24px">${text}</p><a href="" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${primary};color:${on_primary};text-decoration:none;font-weight:600">${retry}</a></main></body></html>`
  const policy = "default-src 'none'; style-src-attr 'unsafe-inline'"
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } })
}
