import { useState } from 'react'
import { showFailure } from '#platform/web/client/errors.ts'
import type { CallKind, CallPerson } from '../contract.ts'
import { useCallConditions } from './call-queries.ts'
import { loadCallModule } from './controller/load-call-module.ts'

/** Returns a function that calls a member; undefined where the member cannot be called. */
export const usePlaceCall = (person: CallPerson): { place: (kind: CallKind) => void; busy: boolean } | undefined => {
  const conditions = useCallConditions(person.id).data
  const [busy, setBusy] = useState(false)
  if (conditions === undefined || conditions.refusal !== null) return undefined
  const begin = async (kind: CallKind) => {
    setBusy(true)
    try {
      const { controller } = await loadCallModule()
      void controller.place(person, kind, conditions)
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return { place: (kind) => void begin(kind), busy }
}
