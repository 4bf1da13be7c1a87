import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listServiceTokens, type ServiceToken } from '#features/access-tokens/contract.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { listWebhookDeliveries, listWebhooks, type Webhook, type WebhookDelivery } from '../../webhooks-contract.ts'
import { consoleCall } from '../console-call.ts'

const webhooksKey = ['console', 'webhooks']
const logKey = (id: string) => ['console', 'webhook-log', id]
const tokensKey = ['console', 'tokens']

/** Query of the webhooks. */
export const useWebhooks = () =>
  useQuery({
    staleTime: 0,
    queryKey: webhooksKey,
    queryFn: async () => (await withFetchError(consoleCall(listWebhooks))).data.webhooks,
  })
/** Caches the webhooks that a change returned. */
export const cacheWebhooks = (webhooks: Webhook[]): void => void queryClient.setQueryData(webhooksKey, webhooks)

const logPollMs = 2000
/** Whether the server is trying the delivery now, or will within ten seconds of `now`, in milliseconds since 1970. */
const isBeingSent = ({ next_at }: WebhookDelivery, now: number): boolean => next_at !== null && Date.parse(next_at) < now + 10_000

/** Infinite query of the deliveries to a webhook. Refetches while one is being sent, so that its outcome appears by itself. */
export const useWebhookLog = (id: string) =>
  useInfiniteQuery({
    staleTime: 0,
    queryKey: logKey(id),
    queryFn: async ({ pageParam }) =>
      (await withFetchError(consoleCall(listWebhookDeliveries, { params: { id }, query: { cursor: pageParam } }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some((one) => isBeingSent(one, Date.now()))) ? logPollMs : false,
  })
/** Refetches the deliveries to a webhook. */
export const refetchWebhookLog = (id: string): void => void queryClient.invalidateQueries({ queryKey: logKey(id) })

/** Query of the service tokens. */
export const useServiceTokens = () =>
  useQuery({
    staleTime: 0,
    queryKey: tokensKey,
    queryFn: async () => (await withFetchError(consoleCall(listServiceTokens))).data.tokens,
  })
/** Caches the service tokens that a change returned. */
export const cacheServiceTokens = (tokens: ServiceToken[]): void => void queryClient.setQueryData(tokensKey, tokens)
/** Refetches the service tokens. */
export const refetchServiceTokens = (): void => void queryClient.invalidateQueries({ queryKey: tokensKey })
