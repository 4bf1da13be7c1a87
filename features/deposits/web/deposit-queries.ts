import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pricesEvent, walletEvent } from '#features/wallet/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { useIdempotentRunner } from '#platform/web/client/idempotent-runner.ts'
import { pollOnceLoaded, queryClient } from '#platform/web/client/query.ts'
import { onSocketConnect, useOnServerEvent, useOnReconnect } from '#platform/web/client/socket.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { type PaymentChannel, type Deposit, getDepositRate, listDepositCurrencies, refreshDeposit, startDeposit } from '../contract.ts'

const key = 'deposits'
const pollMs = 4000
/** Milliseconds between two polls of a deposit under review. An administrator decides on it; a refund sends no event, so it must be polled for. */
const reviewPollMs = 60_000
/** A rate is refetched well before its quote ends. */
const rateMs = 5 * minuteMs

/** Milliseconds until the deposit is fetched again; false for a final status. */
export const getDepositPollInterval = ({ status }: Pick<Deposit, 'status'>): number | false => {
  if (status === 'credited' || status === 'reversed' || status === 'refunded') return false
  return status === 'review' ? reviewPollMs : pollMs
}

/** Refetches the exchange rates. */
export const refreshExchangeRates = (): void => void queryClient.invalidateQueries({ queryKey: [key, 'rate'] })

const refreshCurrencies = (): void => {
  void queryClient.invalidateQueries({ queryKey: [key, 'currencies'] })
  refreshExchangeRates()
}

/** The currencies of deposits, refetched when prices or channels change. */
export const useDepositCurrencies = () => {
  useOnServerEvent(pricesEvent, refreshCurrencies)
  useOnReconnect(refreshCurrencies)
  return useQuery({
    queryKey: [key, 'currencies'],
    queryFn: async ({ signal }) => (await withFetchError(call(listDepositCurrencies, undefined, { signal }))).data.currencies,
    staleTime: 0,
  })
}

/** The exchange rate of a currency; disabled for an empty code. */
export const useDepositRate = (currency: string) =>
  useQuery({
    queryKey: [key, 'rate', currency],
    queryFn: async ({ signal }) => (await withFetchError(call(getDepositRate, { query: { currency } }, { signal }))).data.rate,
    enabled: currency !== '',
    // Always show the newest rate; the server honours a rate that was shown.
    staleTime: 0,
    refetchInterval: pollOnceLoaded(rateMs),
  })

/** What the form submits; `amount` is a decimal. */
export interface DepositInput {
  channel: PaymentChannel
  currency: string
  amount: string
  rate_id: number
  back?: string
}

/** Starts a deposit; a double click starts one. */
export const useStartDeposit = () => {
  const runner = useIdempotentRunner()
  return useMutation({
    mutationFn: (wanted: DepositInput) => runner.once(wanted, async (keys) => (await call(startDeposit, { body: wanted }, keys)).data),
  })
}

/** A deposit, polled from its first answer until its status is final and refetched when the wallet changes. */
export const useDeposit = (id: string) => {
  const query = useQuery({
    queryKey: [key, 'one', id],
    queryFn: async () => (await withFetchError(call(refreshDeposit, { params: { id } }))).data.deposit,
    refetchInterval: ({ state }) => (state.data === undefined ? false : getDepositPollInterval(state.data)),
    refetchOnWindowFocus: true,
  })
  const { refetch } = query
  useOnServerEvent(walletEvent, () => void refetch())
  useEffect(() => onSocketConnect(() => void refetch()), [refetch])
  return query
}
