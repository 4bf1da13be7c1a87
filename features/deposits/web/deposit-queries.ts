import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pricesEvent, walletEvent } from '#features/wallet/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { fetched } from '#platform/web/client/errors.ts'
import { useIdempotentAction } from '#platform/web/client/idempotent-action.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onConnect, useEvent, useReconnect } from '#platform/web/client/socket.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { type PaymentChannel, type Deposit, getRate, listCurrencies, refreshDeposit, startDeposit } from '../contract.ts'

const key = 'deposits'
const pollMs = 4000
/** A person decides, who may also give it back: no balance moves then, and no event tells of it. */
const reviewPollMs = 60_000
/** A rate is asked for anew long before it ends. */
const rateMs = 5 * minuteMs

/** When to ask about it again; never where nothing more happens to it by itself. */
export const pollInterval = ({ status }: Pick<Deposit, 'status'>): number | false => {
  if (status === 'credited' || status === 'reversed' || status === 'refunded') return false
  return status === 'review' ? reviewPollMs : pollMs
}

/** Shows the next deposit what the rate has become. */
export const refreshRates = (): void => void queryClient.invalidateQueries({ queryKey: [key, 'rate'] })

const refreshCurrencies = (): void => {
  void queryClient.invalidateQueries({ queryKey: [key, 'currencies'] })
  refreshRates()
}

/** What money can come in as, kept up with rates and channels. */
export const useCurrencies = () => {
  useEvent(pricesEvent, refreshCurrencies)
  useReconnect(refreshCurrencies)
  return useQuery({
    queryKey: [key, 'currencies'],
    queryFn: async ({ signal }) => (await fetched(call(listCurrencies, undefined, { signal }))).data.currencies,
    staleTime: 0,
  })
}

/** What a dollar costs in the chosen currency. */
export const useRate = (currency: string) =>
  useQuery({
    queryKey: [key, 'rate', currency],
    queryFn: async ({ signal }) => (await fetched(call(getRate, { query: { currency } }, { signal }))).data.rate,
    enabled: currency !== '',
    // A change counts at once; a quote that was shown is honoured by the server.
    staleTime: 0,
    refetchInterval: rateMs,
  })

export interface DepositInput {
  channel: PaymentChannel
  currency: string
  amount: string
  rate_id: number
  back?: string
}

/** Opens a checkout; pressing twice opens one. */
export const useStartDeposit = () => {
  const intent = useIdempotentAction()
  return useMutation({
    mutationFn: (wanted: DepositInput) =>
      intent.once(wanted, async (idempotencyKey) => (await call(startDeposit, { body: wanted }, { idempotencyKey })).data),
  })
}

/** A deposit, asked about until it is over, and at once when money arrives. */
export const useDeposit = (id: string) => {
  const query = useQuery({
    queryKey: [key, 'one', id],
    queryFn: async () => (await fetched(call(refreshDeposit, { params: { id } }))).data.deposit,
    refetchInterval: ({ state }) => (state.data === undefined ? pollMs : pollInterval(state.data)),
    refetchOnWindowFocus: true,
  })
  const { refetch } = query
  useEvent(walletEvent, () => void refetch())
  useEffect(() => onConnect(() => void refetch()), [refetch])
  return query
}
