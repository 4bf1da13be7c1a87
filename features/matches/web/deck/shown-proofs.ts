import { onSessionChange } from '#platform/web/client/session.ts'
import { tabStorage } from '#platform/web/storage.ts'
import type { MatchCard } from '../../contract.ts'

const key = 'shown-proofs'
/** Proofs are kept for this many of the people shown last, so that they can be reported even after they have blocked the member. */
const mostKept = 100

const read = (): Map<string, string> => {
  try {
    return new Map(JSON.parse(tabStorage.getItem(key) ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}
/** Proofs by member id, oldest first. Kept in the tab, so that they end with it or with the session. */
let proofs = read()
onSessionChange(() => (proofs = read()))

/** Keeps the proof that a person of the deck was shown. */
export const keepShownProof = ({ id, shown_proof: proof }: MatchCard): void => {
  if (proof === undefined || proofs.get(id) === proof) return
  proofs.delete(id)
  proofs.set(id, proof)
  proofs = new Map([...proofs].slice(-mostKept))
  tabStorage.setItem(key, JSON.stringify([...proofs]))
}

/** The proof that a member was shown in the deck, to send with a report; undefined without one. */
export const shownProofOf = (uid: string): string | undefined => proofs.get(uid)
