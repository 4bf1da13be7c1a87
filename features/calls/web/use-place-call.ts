import { useState } from 'react'
import { showFailure } from '#platform/web/client/errors.ts'
import type { CallKind, Party } from '../contract.ts'
import { useCallTerms } from './call-queries.ts'
import { wakeCalls } from './desk/wake.ts'

/** The way to call somebody; undefined where they cannot be called. */
export const usePlaceCall = (person: Party): { place: (kind: CallKind) => void; busy: boolean } | undefined => {
  const terms = useCallTerms(person.id).data
  const [busy, setBusy] = useState(false)
  if (terms === undefined || terms.refusal !== null) return undefined
  const begin = async (kind: CallKind) => {
    setBusy(true)
    try {
      const { desk } = await wakeCalls()
      void desk.place(person, kind, terms)
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return { place: (kind) => void begin(kind), busy }
}
