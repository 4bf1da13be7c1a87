import type { ConsoleRegistration } from '#features/registration/contract.ts'
import { queryClient } from '#platform/web/client/query.ts'

export const registrationKey = ['console', 'registration']
/** Caches what a change of the rules, the domains or the codes returned. */
export const cacheRegistration = (data: ConsoleRegistration): void => void queryClient.setQueryData(registrationKey, data)
