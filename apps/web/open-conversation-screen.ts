import type { UseNavigateResult } from '@tanstack/react-router'

/** Below this width a conversation has a screen of its own; wider windows show it beside the list. */
const phone = '(max-width: 767px)'

/** Opens the conversation with a member, on the screen that fits the window. */
export const openConversationScreen = (navigate: UseNavigateResult<string>, uid: string): void => {
  const to = matchMedia(phone).matches ? '/dashboard/messages/m' : '/dashboard/messages'
  void navigate({ to, search: { uid } })
}
