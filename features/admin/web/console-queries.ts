import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Role } from '#platform/shared/roles.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { getMember, listAudit, listMembers, type MemberPage, type Status } from '../contract.ts'
import {
  runLedgerCheck,
  listCurrencyPrices,
  listDepositReviews,
  type CurrencyPrice,
  type DepositReview,
  getFigures,
} from '../money-contract.ts'
import { consoleCall } from './console-call.ts'

const keys = {
  members: ['console', 'members'],
  member: (id: string) => ['console', 'member', id],
  audit: ['console', 'audit'],
  prices: ['console', 'prices'],
  reviews: ['console', 'reviews'],
  ledger: ['console', 'ledger'],
  figures: ['console', 'figures'],
} as const

/** Other administrators change this data, so each screen refetches it when it opens. */
const staleTime = 0

export interface MemberSearch {
  q?: string | undefined
  status?: Status | undefined
  role?: Role | undefined
}
export const useMembers = (search: MemberSearch) =>
  useInfiniteQuery({
    staleTime,
    queryKey: [...keys.members, search],
    queryFn: async ({ pageParam }) => (await withFetchError(consoleCall(listMembers, { query: { ...search, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const useMember = (id: string) =>
  useQuery({
    staleTime,
    queryKey: keys.member(id),
    queryFn: async () => (await withFetchError(consoleCall(getMember, { params: { id } }))).data.member,
  })

/** Caches a changed account, and refetches the member and audit lists. */
export const cacheMember = (member: MemberPage): void => {
  queryClient.setQueryData(keys.member(member.id), member)
  void queryClient.invalidateQueries({ queryKey: keys.members })
  void queryClient.invalidateQueries({ queryKey: keys.audit })
}

export interface AuditSearch {
  action?: string | undefined
  member?: string | undefined
  since?: string | undefined
  until?: string | undefined
}
export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    staleTime,
    queryKey: [...keys.audit, search],
    queryFn: async ({ pageParam }) => (await withFetchError(consoleCall(listAudit, { query: { ...search, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const useCurrencyPrices = () =>
  useQuery({ staleTime, queryKey: keys.prices, queryFn: async () => (await withFetchError(consoleCall(listCurrencyPrices))).data.prices })
export const cacheCurrencyPrices = (prices: CurrencyPrice[]): void => void queryClient.setQueryData(keys.prices, prices)

export const useDepositReviews = () =>
  useQuery({ staleTime, queryKey: keys.reviews, queryFn: async () => (await withFetchError(consoleCall(listDepositReviews))).data.reviews })
export const cacheDepositReviews = (reviews: DepositReview[]): void => void queryClient.setQueryData(keys.reviews, reviews)

export const useLedgerCheck = () =>
  useQuery({ staleTime, queryKey: keys.ledger, queryFn: async () => (await withFetchError(consoleCall(runLedgerCheck))).data })

export const useFigures = (days: number) =>
  useQuery({
    staleTime,
    queryKey: [...keys.figures, days],
    queryFn: async () => (await withFetchError(consoleCall(getFigures, { query: { days } }))).data,
    refetchInterval: 60_000,
  })
