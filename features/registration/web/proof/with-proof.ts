import { call } from '#platform/web/client/call.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { getProofChallenge, registrationErrors } from '../../contract.ts'

/**
 * Sends a sign-up, and once more with a proof of work if the server asks for one.
 * @param send sends it, the second time with the proof
 */
export const sendWithProofOfWork = async <T>(email: string, send: (proof?: string) => Promise<T>): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (errorCode(error) !== registrationErrors.proof_needed.code) throw error
    const { solveProof } = await import('./solve-proof.ts')
    const { data } = await call(getProofChallenge, { body: { email } })
    return send(await solveProof(data.challenge))
  }
}
