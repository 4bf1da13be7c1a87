import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import type { getProofChallenge } from '../../contract.ts'

type Challenge = EndpointResponse<typeof getProofChallenge>['data']['challenge']

/**
 * Solves a challenge on another thread, in about a second on a slow phone.
 * @returns the proof in the form of ALTCHA
 * @throws {Error} where the browser cannot solve it
 */
export const solveProofOfWork = async (challenge: Challenge): Promise<string> => {
  const worker = new Worker(new URL('./solve-proof-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
      worker.postMessage(challenge)
    })
    if (solution === null) throw new Error('this browser cannot solve the challenge')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
