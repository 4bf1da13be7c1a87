import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pricesEvent } from '#features/wallet/contract.ts'
import { refreshWallet } from '#features/wallet/web/index.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { translateNow, useLanguage } from '#platform/web/i18n.tsx'
import { useIdempotentRunner } from '#platform/web/client/idempotent-runner.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, useOnServerEvent, useOnReconnect } from '#platform/web/client/socket.ts'
import { showInfo, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { declineGift, type Gift, getGift, getGiftRecipient, giftEvent, listGiftPlans, listMyGifts, redeemGift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'

const key = 'gifts'
const mine = [key, 'mine']
type Mine = EndpointResponse<typeof listMyGifts>['data']

/** Refetches the member's gifts, in the list and in conversations. */
export const refreshGifts = (): void => {
  void queryClient.invalidateQueries({ queryKey: mine })
  void queryClient.invalidateQueries({ queryKey: [key, 'one'] })
}

/** Refetches the gift plans after a price change. */
export const refreshGiftPlans = (): void => void queryClient.invalidateQueries({ queryKey: [key, 'plans'] })

/** The gift plans on sale, refetched when prices change. */
export const useGiftPlans = () => {
  useOnServerEvent(pricesEvent, refreshGiftPlans)
  useOnReconnect(refreshGiftPlans)
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: [key, 'plans', locale],
    queryFn: async ({ signal }) => (await withFetchError(call(listGiftPlans, undefined, { signal }))).data.plans,
    // Always refetched, so that retired gifts disappear.
    staleTime: 0,
  })
}

/** The receiver of a gift; disabled without an id. */
export const useGiftRecipient = (uid: string | undefined) =>
  useQuery({
    queryKey: [key, 'recipient', uid],
    queryFn: async ({ signal }) => (await withFetchError(call(getGiftRecipient, { params: { uid: uid ?? '' } }, { signal }))).data,
    enabled: uid !== undefined,
    staleTime: 0,
  })

/** The gifts that the member has received and sent. */
export const useReceivedAndSentGifts = () => {
  const locale = useLanguage((language) => language.locale)
  return useQuery({
    queryKey: [...mine, locale],
    queryFn: async ({ signal }) => (await withFetchError(call(listMyGifts, undefined, { signal }))).data,
  })
}

/** One gift: from the list of the member's gifts, or fetched alone if the list is too short to have it. */
export const useGift = (id: string): { gift: Gift | undefined; isLoading: boolean } => {
  const locale = useLanguage((language) => language.locale)
  const list = useReceivedAndSentGifts()
  const listed = [...(list.data?.received ?? []), ...(list.data?.sent ?? [])].find((gift) => gift.id === id)
  const one = useQuery({
    queryKey: [key, 'one', id, locale],
    queryFn: async ({ signal }) => (await withFetchError(call(getGift, { params: { id } }, { signal }))).data.gift,
    enabled: listed === undefined && !list.isFetching,
  })
  return { gift: listed ?? one.data, isLoading: listed === undefined && (list.isFetching || one.isLoading) }
}

/** Puts a gift from a response into the cache and refetches the list. */
const updateCachedGift = (gift: Gift): void => {
  const change = (known: Mine | undefined) =>
    known && {
      received: known.received.map((one) => (one.id === gift.id ? gift : one)),
      sent: known.sent.map((one) => (one.id === gift.id ? gift : one)),
    }
  queryClient.setQueriesData<Mine>({ queryKey: mine }, change)
  refreshGifts()
}

const showAnswerFailure = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the specification asks for the failure in the log too
  console.error('the gift could not be answered', error)
  showFailure(error)
  refreshGifts()
}

/** Redeems a gift for the number of credits that the member saw. */
export const useRedeemGift = (onDone: () => void) => {
  const runner = useIdempotentRunner()
  return useMutation({
    mutationFn: ({ id, credits }: Gift) =>
      runner.once({ redeem: id, credits }, async (keys) => {
        const body = credits === null ? {} : { credits }
        return (await call(redeemGift, { params: { id }, body }, keys)).data
      }),
    onSuccess: ({ gift }) => {
      updateCachedGift(gift)
      showSuccess(translateNow(giftsText, 'done.redeemed', { gift: gift.plan.name, count: gift.credits ?? 0 }))
    },
    onError: showAnswerFailure,
    onSettled: () => {
      refreshWallet()
      onDone()
    },
  })
}

/** Declines a gift. */
export const useDeclineGift = (onDone: () => void) => {
  const runner = useIdempotentRunner()
  return useMutation({
    mutationFn: ({ id }: Gift) => runner.once({ decline: id }, async (keys) => (await call(declineGift, { params: { id } }, keys)).data),
    onSuccess: ({ gift }) => {
      updateCachedGift(gift)
      showInfo(translateNow(giftsText, 'done.declined', { gift: gift.plan.name }))
    },
    onError: showAnswerFailure,
    onSettled: onDone,
  })
}

/**
 * Refetches gifts when a live event says that a gift or the catalogue has changed, and announces a newly received gift. Used once in the application.
 */
export const useApplyGiftEvents = (): void => {
  const ownId = useSession(({ user }) => user?.id)
  useOnServerEvent(giftEvent, ({ gift }) => {
    refreshGifts()
    if (gift.to_id === ownId && gift.status === 'open') showInfo(translateNow(giftsText, 'done.arrived'))
  })
  // A gift that was bought before may have another picture or name now.
  useOnServerEvent(pricesEvent, refreshGifts)
  useEffect(() => onSocketConnect(refreshGifts), [])
}
