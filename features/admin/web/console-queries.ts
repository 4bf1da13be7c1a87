import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type HelpNumber, listHelpNumbers } from '#features/site/help-numbers-contract.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Role } from '#platform/shared/roles.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { pollOnceLoaded, queryClient } from '#platform/web/client/query.ts'
import { getMember, listAudit, listMembers, type MemberDetails, type AccountFilter } from '../contract.ts'
import {
  runLedgerCheck,
  listCurrencyRates,
  listDepositReviews,
  type CurrencyRate,
  type DepositReview,
  getStatistics,
} from '../money-contract.ts'
import { listProposals } from '../two-person-contract.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { getOutcomes } from '../outcomes-contract.ts'
import { getTownFigures } from '../town-contract.ts'
import { listTexts } from '../texts-contract.ts'
import { consoleCall } from './console-call.ts'

const keys = {
  members: ['console', 'members'],
  member: (id: string) => ['console', 'member', id],
  audit: ['console', 'audit'],
  prices: ['console', 'prices'],
  reviews: ['console', 'reviews'],
  ledger: ['console', 'ledger'],
  proposals: ['console', 'proposals'],
  helpNumbers: ['console', 'help-numbers'],
  texts: ['console', 'texts'],
  figures: ['console', 'figures'],
  outcomes: ['console', 'outcomes'],
  town: ['console', 'town'],
} as const

type ProposalOverview = EndpointResponse<typeof listProposals>['data']

/** Other administrators change this data, so each screen refetches it when it opens. */
const staleTime = 0

export interface MemberSearchCriteria {
  q?: string | undefined
  status?: AccountFilter | undefined
  role?: Role | undefined
}
/** Infinite query of the accounts that match a search. */
export const useMembers = (search: MemberSearchCriteria) =>
  useInfiniteQuery({
    staleTime,
    queryKey: [...keys.members, search],
    queryFn: async ({ pageParam }) => (await withFetchError(consoleCall(listMembers, { query: { ...search, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

/** Query of one account. */
export const useMember = (id: string) =>
  useQuery({
    staleTime,
    queryKey: keys.member(id),
    queryFn: async () => (await withFetchError(consoleCall(getMember, { params: { id } }))).data.member,
  })

/** Caches a changed account, and refetches the member and audit lists. */
export const cacheMember = (member: MemberDetails): void => {
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
/** Infinite query of the audit entries that match a search. */
export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    staleTime,
    queryKey: [...keys.audit, search],
    queryFn: async ({ pageParam }) => (await withFetchError(consoleCall(listAudit, { query: { ...search, cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

/** Query of the emergency numbers of the safety page. */
export const useHelpNumbers = () =>
  useQuery({
    staleTime,
    queryKey: keys.helpNumbers,
    queryFn: async () => (await withFetchError(consoleCall(listHelpNumbers))).data.numbers,
  })
/** Caches the numbers returned by a change, and refetches the audit log. */
export const cacheHelpNumbers = (numbers: HelpNumber[]): void => {
  queryClient.setQueryData(keys.helpNumbers, numbers)
  void queryClient.invalidateQueries({ queryKey: keys.audit })
}

/** Query of the texts of the service that match a search. */
export const useServiceTexts = (search: { locale: Locale; search: string; replaced?: '1' }) =>
  useQuery({
    staleTime,
    queryKey: [...keys.texts, search],
    queryFn: async () => (await withFetchError(consoleCall(listTexts, { query: search }))).data,
    placeholderData: keepPreviousData,
  })
/** Refetches the texts after a change, and the audit log. */
export const refetchTexts = async (): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: keys.audit })
  await queryClient.invalidateQueries({ queryKey: keys.texts })
}

/** Query of rates and providers by currency. */
export const useCurrencyRates = () =>
  useQuery({ staleTime, queryKey: keys.prices, queryFn: async () => (await withFetchError(consoleCall(listCurrencyRates))).data.prices })
/** Caches the prices returned by a change. */
export const cacheCurrencyRates = (prices: CurrencyRate[]): void => void queryClient.setQueryData(keys.prices, prices)

/** Query of the payments under review. */
export const useDepositReviews = () =>
  useQuery({ staleTime, queryKey: keys.reviews, queryFn: async () => (await withFetchError(consoleCall(listDepositReviews))).data.reviews })
/** Caches the reviews returned by a decision. */
export const cacheDepositReviews = (reviews: DepositReview[]): void => void queryClient.setQueryData(keys.reviews, reviews)

/** Query of the rule of the second person and the proposals. */
export const useProposals = () =>
  useQuery({ staleTime, queryKey: keys.proposals, queryFn: async () => (await withFetchError(consoleCall(listProposals))).data })
/** Caches what a change of a proposal or of the rule returned. */
export const cacheProposals = (data: ProposalOverview): void => void queryClient.setQueryData(keys.proposals, data)

/** Query that checks the whole ledger. */
export const useLedgerCheck = () =>
  useQuery({ staleTime, queryKey: keys.ledger, queryFn: async () => (await withFetchError(consoleCall(runLedgerCheck))).data })

/** Query of the statistics of the last `days` days, refetched every minute. */
export const useStatistics = (days: number) =>
  useQuery({
    staleTime,
    queryKey: [...keys.figures, days],
    queryFn: async () => (await withFetchError(consoleCall(getStatistics, { query: { days } }))).data,
    refetchInterval: pollOnceLoaded(60_000),
  })

/** Query of the outcomes (replies, matches, meetings) of the last `days` days, without today. */
export const useOutcomes = (days: number) =>
  useQuery({
    staleTime,
    queryKey: [...keys.outcomes, days],
    queryFn: async () => (await withFetchError(consoleCall(getOutcomes, { query: { days } }))).data,
  })

/** Query of the figures of the town of the last counted days. */
export const useTownFigures = (days: number) =>
  useQuery({
    staleTime,
    queryKey: [...keys.town, days],
    queryFn: async () => (await withFetchError(consoleCall(getTownFigures, { query: { days } }))).data,
  })
