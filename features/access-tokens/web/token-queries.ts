import { useMutation, useQuery } from '@tanstack/react-query'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../contract.ts'

const key = ['access-tokens']

/** Query of the member's access tokens and of what creating one requires. */
export const useAccessTokens = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listAccessTokens))).data, staleTime: 0 })

// The required proof changes with time, so the list is fetched again after every change and every refusal.
const reload = () => queryClient.invalidateQueries({ queryKey: key })

/** Mutation that creates a token and returns it. */
export const useCreateToken = () =>
  useMutation({
    mutationFn: async (body: EndpointRequest<typeof createAccessToken>['body']) => (await call(createAccessToken, { body })).data.token,
    onSettled: reload,
  })

/** Mutation that revokes a token. */
export const useRevokeToken = () =>
  useMutation({ mutationFn: (id: string) => call(revokeAccessToken, { params: { id } }), onSettled: reload })
