import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { type HelpNumber, listHelpNumbers } from '../../help-numbers-contract.ts'

interface HelpNumbersState {
  numbers?: readonly HelpNumber[]
  error?: Error
}

/** Loads the emergency numbers. The public pages do without the query library, which is larger than all of them. */
export const useHelpNumbers = (): HelpNumbersState & { retry: () => void } => {
  const [state, setState] = useState<HelpNumbersState>({})
  const load = () => {
    withFetchError(call(listHelpNumbers)).then(
      ({ data }) => setState({ numbers: data.numbers }),
      (error: Error) => setState({ error }),
    )
  }
  const start = useEffectEvent(load)
  useEffect(() => start(), [])
  const retry = () => {
    setState({})
    load()
  }
  return { ...state, retry }
}
