declare global {
  /** Requests that the page sent before the scripts were here (`apps/web/site/start-reads.js`), by path. */
  var earlyAnswers: { token: string; locale: string; answers: Record<string, Promise<Response>> } | undefined
}

/** Takes the answer to a request that the page has sent already, once, if it was sent by the same account in the same language. */
export const takeEarlyAnswer = ({ method, url }: { method: string; url: string }, token: string | null, locale: string) => {
  const early = globalThis.earlyAnswers
  if (early === undefined || method !== 'GET' || early.token !== token || early.locale !== locale) return undefined
  const { origin, pathname, search } = new URL(url)
  const answer = origin === location.origin ? early.answers[pathname + search] : undefined
  delete early.answers[pathname + search]
  return answer
}
