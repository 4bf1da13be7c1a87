const timeoutMs = 10_000

/**
 * Posts a form to a provider once and returns its answer.
 * @throws {Error} without an answer in ten seconds, or with one that is not JSON
 */
export const postForm = async (
  url: string,
  headers: Record<string, string>,
  fields: Record<string, string>,
): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: answer.status, body: await answer.json() }
}
