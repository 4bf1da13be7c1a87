import { useQuery } from '@tanstack/react-query'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import {
  type BoostItem,
  type CreditTerms,
  type GiftItem,
  getCreditTerms,
  listBoostItems,
  listGiftItems,
  listPlanItems,
  type PlanItem,
} from '../../catalogue-contract.ts'
import { consoleCall } from '../console-call.ts'

const key = ['console', 'catalogue']
const keys = { gifts: [...key, 'gifts'], boosts: [...key, 'boosts'], plans: [...key, 'plans'], credits: [...key, 'credits'] } as const

/** Query of all gifts of the catalogue. */
export const useGiftItems = () =>
  useQuery({ queryKey: keys.gifts, queryFn: async () => (await withFetchError(consoleCall(listGiftItems))).data.gifts })
/** Query of all boosts of the catalogue. */
export const useBoostItems = () =>
  useQuery({ queryKey: keys.boosts, queryFn: async () => (await withFetchError(consoleCall(listBoostItems))).data.boosts })
/** Query of all plans of the catalogue. */
export const usePlanItems = () =>
  useQuery({ queryKey: keys.plans, queryFn: async () => (await withFetchError(consoleCall(listPlanItems))).data.plans })
/** Query of the price of credits. */
export const useCreditTerms = () =>
  useQuery({ queryKey: keys.credits, queryFn: async () => (await withFetchError(consoleCall(getCreditTerms))).data.price })

/** Caches a changed catalogue, and refetches the audit log and everything this browser has loaded outside the console. */
const cacheCatalogue = (catalogueKey: readonly string[], data: unknown): void => {
  queryClient.setQueryData(catalogueKey, data)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'console' || queryKey[1] === 'audit' })
}
/** Caches the gifts returned by a change. */
export const cacheGiftItems = (gifts: GiftItem[]): void => cacheCatalogue(keys.gifts, gifts)
/** Caches the boosts returned by a change. */
export const cacheBoostItems = (boosts: BoostItem[]): void => cacheCatalogue(keys.boosts, boosts)
/** Caches the plans returned by a change. */
export const cachePlanItems = (plans: PlanItem[]): void => cacheCatalogue(keys.plans, plans)
/** Caches the price of credits returned by a change. */
export const cacheCreditTerms = (terms: CreditTerms): void => cacheCatalogue(keys.credits, terms)
