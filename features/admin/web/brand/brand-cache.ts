import type { ConsoleBrand } from '#features/brand/contract.ts'
import { queryClient } from '#platform/web/client/query.ts'

export const brandKey = ['console', 'brand']
/** Caches what a change of the brand returned, and refetches the audit log. */
export const cacheBrand = (data: ConsoleBrand): void => {
  queryClient.setQueryData(brandKey, data)
  void queryClient.invalidateQueries({ queryKey: ['console', 'audit'] })
}
