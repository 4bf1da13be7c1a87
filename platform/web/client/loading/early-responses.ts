declare global {
  /** Requests that the page sent before its scripts had loaded (`apps/web/site/early-requests.js`), by path. */
  var earlyAnswers: { token: string; locale: string; answers: Record<string, Promise<Response>> } | undefined
}

/** Returns the response to a request that the page sent before its scripts had loaded; once, and only for the same account and language. */
export const takeEarlyResponse = ({ method, url }: { method: string; url: string }, token: string | null, locale: string) => {
  const early = globalThis.earlyAnswers
  if (early === undefined || method !== 'GET' || early.token !== token || early.locale !== locale) return undefined
  const { origin, pathname, search } = new URL(url)
  const answer = origin === location.origin ? early.answers[pathname + search] : undefined
  delete early.answers[pathname + search]
  return answer
}
