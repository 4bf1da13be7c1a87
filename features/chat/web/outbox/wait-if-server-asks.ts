import type { Refusal } from '#platform/web/client/retry/retry-pause.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'

/** Longest `retry_after` that is waited for, in seconds; a longer one counts as a refusal. */
const maxRetryAfter = 60

/** Waits when the server asks for a short wait, and says so. Returns whether it did. */
export const waitIfServerAsks = async ({ retry_after: seconds }: Refusal): Promise<boolean> => {
  if (seconds === undefined || seconds > maxRetryAfter) return false
  showInfo(translateNow(chatText, 'slowDown'))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return true
}
