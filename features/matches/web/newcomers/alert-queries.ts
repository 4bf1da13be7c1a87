import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { deleteNewcomerAlert, getNewcomerAlert, putNewcomerAlert } from '../../contract.ts'

const key = ['newcomer-alert']

/** The newcomer alert and its channels, refetched when this browser starts or stops receiving pushes (`subscribed`). */
export const useNewcomerAlert = (subscribed: boolean) =>
  useQuery({
    queryKey: [...key, subscribed],
    queryFn: async () => (await withFetchError(call(getNewcomerAlert))).data,
    placeholderData: keepPreviousData,
    // The alert can have changed on another device, and its channels in the settings.
    staleTime: 0,
  })

const browserTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Turns the newcomer alert on or off. Several presses are sent one after the other. After a failure the switch goes back. */
export const useSetNewcomerAlert = () =>
  useMutation({
    scope: { id: 'newcomer-alert' },
    // Without a network the request fails at once, so that nobody believes that the alert is on.
    networkMode: 'always',
    mutationFn: (on: boolean): Promise<EndpointResponse<typeof getNewcomerAlert>> =>
      on ? call(putNewcomerAlert, { body: { time_zone: browserTimeZone() } }) : call(deleteNewcomerAlert),
    // A response to an earlier request would overwrite the change.
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: ({ data }) => queryClient.setQueriesData({ queryKey: key }, data),
    onError: showFailure,
  })
