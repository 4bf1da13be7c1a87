import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onSocketConnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import {
  exportTransactions,
  getReceipt,
  getWallet,
  listTransactionChoices,
  listTransactions,
  pricesEvent,
  type TransactionKind,
  type Wallet,
  walletEvent,
} from '../contract.ts'

const key = 'wallet'

/** Conditions on transactions; `month` is `YYYY-MM` in UTC. */
export interface TransactionFilter {
  kind?: TransactionKind | undefined
  month?: string | undefined
}

/** Refetches all wallet data. */
export const refreshWallet = (): void => void queryClient.invalidateQueries({ queryKey: [key] })

const balances = [key, 'balances']
const fetchWallet = async () => (await withFetchError(call(getWallet))).data

/** The balances and the price of credits. Every screen refetches them, because they can have changed while the socket was closed. */
export const useWallet = () => useQuery({ queryKey: balances, queryFn: fetchWallet, staleTime: 0 })

/** What a dollar costs in the member's own currency; null where no rate is known, undefined while it loads. */
export const useLocalRate = () =>
  useQuery({ queryKey: balances, queryFn: fetchWallet, staleTime: Infinity, select: ({ local }) => local }).data

/** Puts balances from a response into the cache. */
export const updateCachedWallet = (wallet: Wallet): void =>
  void queryClient.setQueryData<EndpointResponse<typeof getWallet>['data']>(balances, (known) =>
    known === undefined ? known : { ...known, wallet },
  )

/** Refetches the wallet when balances or prices change elsewhere. */
export const useRefetchWalletOnEvents = (): void => {
  useOnServerEvent(walletEvent, refreshWallet)
  useOnServerEvent(pricesEvent, refreshWallet)
  useEffect(() => onSocketConnect(refreshWallet), [])
}

/** The transactions that pass a filter, page by page. */
export const useTransactions = (filter: TransactionFilter) =>
  useInfiniteQuery({
    queryKey: [key, 'transactions', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await withFetchError(call(listTransactions, { query: { ...filter, cursor: pageParam } }, { signal }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** The kinds and months that the transactions have. */
export const useTransactionChoices = () =>
  useQuery({
    queryKey: [key, 'choices'],
    queryFn: async ({ signal }) => (await withFetchError(call(listTransactionChoices, undefined, { signal }))).data,
  })

/** Both sides of one transaction, and what a deposit was paid with. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: [key, 'receipt', id],
    queryFn: async () => (await withFetchError(call(getReceipt, { params: { id } }))).data,
  })

/** The transactions that pass a filter, as CSV text. */
export const fetchTransactionsCsv = (filter: TransactionFilter): Promise<string> => call(exportTransactions, { query: filter })
