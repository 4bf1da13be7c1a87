import type { RefusalBody } from '#platform/web/client/retry/retry-pause.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'

/** The longest `retry_after` to wait for, in seconds. A longer one counts as a refusal. */
const maxRetryAfter = 60

/** If the server asks for a short wait, tells the member and waits. Returns whether it waited. */
export const waitIfServerAsks = async ({ retry_after: seconds }: RefusalBody): Promise<boolean> => {
  if (seconds === undefined || seconds > maxRetryAfter) return false
  showInfo(translateNow(chatText, 'slowDown'))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return true
}
