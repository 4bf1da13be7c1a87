import { queryClient } from '#platform/web/client/query.ts'

/** Fetches again what `removeMemberFromCache` took away, when the member can be seen again. */
export const restoreMemberInCache = (uid: string): void => {
  // The error of a screen about the member would stay until the answer arrives.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey.includes(uid) })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(uid) })
}
