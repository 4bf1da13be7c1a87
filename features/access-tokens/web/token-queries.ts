import { useMutation, useQuery } from '@tanstack/react-query'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../contract.ts'

const key = ['access-tokens']

/** Lists the access tokens of the member, and what creating one asks for. */
export const useAccessTokens = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listAccessTokens))).data, staleTime: 0 })

// The proof that is asked for changes with time, so the list is read again after every change, and after a refusal.
const reload = () => queryClient.invalidateQueries({ queryKey: key })

/** Creates a token and returns it. */
export const useCreateToken = () =>
  useMutation({
    mutationFn: async (body: EndpointRequest<typeof createAccessToken>['body']) => (await call(createAccessToken, { body })).data.token,
    onSettled: reload,
  })

/** Ends a token. */
export const useRevokeToken = () =>
  useMutation({ mutationFn: (id: string) => call(revokeAccessToken, { params: { id } }), onSettled: reload })
