import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Output } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { fetched } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onConnect, useEvent } from '#platform/web/client/socket.ts'
import {
  exportTransactions,
  getReceipt,
  getWallet,
  listTransactions,
  pricesEvent,
  type TransactionKind,
  type Wallet,
  walletEvent,
} from '../contract.ts'

const key = 'wallet'

export interface TransactionFilter {
  kind?: TransactionKind | undefined
  month?: string | undefined
}

/** Fetches everything of the wallet anew. */
export const refreshWallet = (): void => void queryClient.invalidateQueries({ queryKey: [key] })

const balances = [key, 'balances']

/** The own balances and the price of credits; asked for anew by each screen, for they may have moved while nobody listened. */
export const useWallet = () => useQuery({ queryKey: balances, queryFn: async () => (await fetched(call(getWallet))).data, staleTime: 0 })

/** Shows the balances an answer brought along. */
export const updateCachedWallet = (wallet: Wallet): void =>
  void queryClient.setQueryData<Output<typeof getWallet>['data']>(balances, (known) => (known === undefined ? known : { ...known, wallet }))

/** Keeps the wallet up to date with what happens elsewhere: in another tab, on another device, by somebody else. */
export const useLiveWallet = (): void => {
  useEvent(walletEvent, refreshWallet)
  useEvent(pricesEvent, refreshWallet)
  useEffect(() => onConnect(refreshWallet), [])
}

/** The transactions a filter leaves, page by page. */
export const useTransactions = (filter: TransactionFilter) =>
  useInfiniteQuery({
    queryKey: [key, 'transactions', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await fetched(call(listTransactions, { query: { ...filter, cursor: pageParam } }, { signal }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Both sides of one transaction. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: [key, 'receipt', id],
    queryFn: async () => (await fetched(call(getReceipt, { params: { id } }))).data.transactions,
  })

/** The whole list as a file. */
export const fetchCsv = (filter: TransactionFilter): Promise<string> => call(exportTransactions, { query: filter })
