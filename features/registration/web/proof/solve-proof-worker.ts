import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
const answer = (solution: unknown): void => postMessage(solution)

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(answer, () => answer(null))
})
