import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type Report, reportMember } from '../contract.ts'
import { moderationText } from '../locales/text.ts'

/** How far blocking has come, beside a report that is sent. */
export type Blocking = 'not asked' | 'failed' | 'blocked' | 'unblocked'

export interface BlockActions {
  onBlock: () => Promise<void>
  onUnblock: () => Promise<void>
}

/** Sends a report and then, if wanted, blocks; each can fail alone, and then only that is done again. */
export const useReport = (uid: string, { onBlock, onUnblock }: BlockActions) => {
  const t = useT(moderationText)
  const [blocking, setBlocking] = useState<Blocking>('not asked')
  const block = useMutation({
    mutationFn: onBlock,
    onSuccess: () => setBlocking('blocked'),
    onError: (error) => {
      setBlocking('failed')
      showError(t('report.notBlocked'))
      showFailure(error)
    },
  })
  const unblock = useMutation({ mutationFn: onUnblock, onSuccess: () => setBlocking('unblocked'), onError: showFailure })
  const report = useMutation({
    mutationFn: ({ report: body }: { report: Report; block: boolean }) => call(reportMember, { params: { id: uid }, body }),
    onSuccess: async (_, { block: wanted }) => {
      showSuccess(t('report.sent'))
      // Its failure is told above, and the report is sent all the same.
      if (wanted) await block.mutateAsync().catch(() => {})
    },
    onError: (error) => {
      showError(t('report.failed'))
      // A field says it below itself; a limit or a member who is gone has no other place.
      const body = errorBody(error)
      if (body?.message !== undefined && body.errors === undefined) showError(body.message)
    },
  })
  return { report, block, unblock, blocking }
}
