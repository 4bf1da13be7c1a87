import { call } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { getProofChallenge, registrationErrors } from '../../contract.ts'

/**
 * Sends a sign-up. If the server asks for a proof of work, solves it and sends the sign-up again with it.
 * @param send sends the sign-up; the second call gets the proof
 */
export const sendWithProofOfWork = async <T>(email: string, send: (proof?: string) => Promise<T>): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (errorCode(error) !== registrationErrors.proof_needed.code) throw error
    const { solveProofOfWork } = await import('./solve-proof-of-work.ts')
    const { data } = await call(getProofChallenge, { body: { email } })
    return send(await solveProofOfWork(data.challenge))
  }
}
