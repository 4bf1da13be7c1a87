import { queryClient } from '#platform/web/client/query.ts'

/** A member can be seen again: refetches everything, because any list may contain them; what no screen shows is refetched when one does. */
export const refetchForReturnedMember = (uid: string): void => {
  // The error of a screen about the member would stay until the answer arrives.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey.includes(uid) })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(uid) })
}
