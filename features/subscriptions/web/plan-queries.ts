import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pricesEvent } from '#features/wallet/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onSocketConnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import { listPlans, subscriptionEvent } from '../contract.ts'

const key = ['subscriptions']

/** Refetches the plans and the current plan. */
export const refreshPlans = (): void => void queryClient.invalidateQueries({ queryKey: key })

/** The plans on sale and the current plan, refetched when they change. The credit falls with time, so the data is always stale. */
export const usePlans = () => {
  useOnServerEvent(subscriptionEvent, refreshPlans)
  useOnServerEvent(pricesEvent, refreshPlans)
  useEffect(() => onSocketConnect(refreshPlans), [])
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await withFetchError(call(listPlans, undefined, { signal }))).data,
    staleTime: 0,
  })
}
