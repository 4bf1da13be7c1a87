import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { type FeedOrder, getFeedOrder, putFeedOrder } from '../contract.ts'

const key = ['feed-order']

/** How the member's feed is ordered. */
export const useFeedOrder = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await withFetchError(call(getFeedOrder))).data,
    // The order may have been changed on another device.
    staleTime: 0,
  })

/** Chooses the order, one press after the other. A refusal is shown, and the choice goes back. */
export const useSetFeedOrder = (onSaved: () => void) =>
  useMutation({
    scope: { id: 'feed-order' },
    // Without a network the request fails at once, so that nobody believes that the order was saved.
    networkMode: 'always',
    mutationFn: (order: FeedOrder) => call(putFeedOrder, { body: { order } }),
    // The response to an earlier request would overwrite the change.
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(key, data)
      onSaved()
    },
    onError: showFailure,
  })
