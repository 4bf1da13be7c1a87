import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import {
  getOnboarding,
  type Onboarding,
  type OnboardingAnswer,
  type OnboardingState,
  type OnboardingStep,
  saveStep,
  stopOfferingOnboarding as endpoint,
} from '../contract.ts'

const key = ['onboarding']
const stateKey = ['onboarding state']

const keep = (onboarding: Onboarding): void => {
  queryClient.setQueryData(key, onboarding)
  queryClient.setQueryData<OnboardingState>(stateKey, onboarding.state)
}

/** The questions of the signed-in member and the answers so far. */
export const useOnboarding = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await withFetchError(call(getOnboarding, {}, { signal }))).data,
    // Always refetched, because the member may have answered questions on another device.
    staleTime: 0,
    // A refetch must not change an answer that the member is giving.
    refetchOnWindowFocus: false,
  })

/** Saves the answer to a question; an empty answer skips it. */
export const useSaveOnboardingStep = () =>
  useMutation({
    // Without a network the request fails at once with an error, instead of waiting.
    networkMode: 'always',
    mutationFn: ({ step, answer }: { step: OnboardingStep; answer: OnboardingAnswer }) =>
      call(saveStep, { params: { step }, body: answer }),
    onSuccess: ({ data }) => keep(data),
    onError: showFailure,
  })

/** The onboarding state that this page has last set or read; undefined if it has done neither. */
export const useCachedOnboardingState = (): OnboardingState | undefined =>
  useQuery<OnboardingState>({ queryKey: stateKey, queryFn: skipToken }).data

/**
 * Accepts (`asked`) or declines (`ended`) the offer of the questions. Screens change at once; after a failure the offer returns.
 * @returns whether the server has stored it
 */
export const stopOfferingOnboarding = async (state: Exclude<OnboardingState, 'open'>): Promise<boolean> => {
  const before = queryClient.getQueryData<OnboardingState>(stateKey)
  queryClient.setQueryData<OnboardingState>(stateKey, state)
  try {
    // The page may be closed right after the press.
    const { data } = await call(endpoint, { body: { state } }, { keepalive: true })
    keep(data)
    return true
  } catch (error) {
    queryClient.setQueryData<OnboardingState>(stateKey, before ?? 'open')
    showFailure(error)
    return false
  }
}
