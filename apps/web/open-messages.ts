import type { UseNavigateResult } from '@tanstack/react-router'

/** Where a phone shows one conversation and a wider screen the list beside it. */
const phone = '(max-width: 767px)'

/** Opens the conversation with a member, on the screen that fits the window. */
export const openMessages = (navigate: UseNavigateResult<string>, uid: string): void => {
  const to = matchMedia(phone).matches ? '/dashboard/messages/m' : '/dashboard/messages'
  void navigate({ to, search: { uid } })
}
