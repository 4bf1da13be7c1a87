import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pricesEvent, walletEvent } from '#features/wallet/contract.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { pollOnceLoaded, queryClient } from '#platform/web/client/query.ts'
import { onSocketConnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import type { AttemptKeys } from '#platform/web/client/idempotent-runner.ts'
import { type Boost, type BoostPlan, buyBoost, listBoostPlans } from '../contract.ts'

const key = ['boosts']
/** Interval of refetching: results change every hour, prices at any time. */
const refetchMs = 5 * minuteMs

/** Query of the boost plans and the member's own boost. */
export const useBoosts = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await withFetchError(call(listBoostPlans, undefined, { signal }))).data,
    refetchInterval: pollOnceLoaded(refetchMs),
    staleTime: 0,
  })

/** Refetches the plans and the member's boost. */
export const refreshBoosts = (): void => void queryClient.invalidateQueries({ queryKey: key })

/** Puts a boost from a response into the cache. */
export const updateCachedBoost = (boost: Boost): void =>
  void queryClient.setQueryData<EndpointResponse<typeof listBoostPlans>['data']>(key, (known) =>
    known === undefined ? known : { ...known, boost, last: null },
  )

/** Refetches boosts when prices change or another tab or device buys one; every purchase changes the wallet. */
export const useRefetchBoostsOnEvents = (): void => {
  useOnServerEvent(walletEvent, refreshBoosts)
  useOnServerEvent(pricesEvent, refreshBoosts)
  useEffect(() => onSocketConnect(refreshBoosts), [])
}

/** Buys a boost at the price that was shown. */
export const buyBoostPlan = async ({ id, price }: BoostPlan, keys: AttemptKeys): Promise<EndpointResponse<typeof buyBoost>['data']> =>
  (await call(buyBoost, { params: { id }, body: { price } }, keys)).data
