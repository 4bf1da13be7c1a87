import { queryClient } from '#platform/web/client/query.ts'

/**
 * Refetches everything when a member can be seen again, because any list may contain them. Data that no screen shows is refetched when a
 * screen shows it.
 */
export const refetchForReturnedMember = (uid: string): void => {
  // Without the reset, a screen about the member would show its error until the answer arrives.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey.includes(uid) })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(uid) })
}
