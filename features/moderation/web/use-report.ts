import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type Report, reportMember } from '../contract.ts'
import { moderationText } from '../locales/text.ts'

/** State of the block that follows a report. */
export type BlockState = 'not asked' | 'failed' | 'blocked' | 'unblocked'

export interface BlockActions {
  onBlock: () => Promise<void>
  onUnblock: () => Promise<void>
}

/** Sends a report and then, if requested, blocks the member. If only the block fails, only the block is retried. */
export const useReport = (uid: string, { onBlock, onUnblock }: BlockActions) => {
  const t = useT(moderationText)
  const [blockState, setBlockState] = useState<BlockState>('not asked')
  const block = useMutation({
    mutationFn: onBlock,
    onSuccess: () => setBlockState('blocked'),
    onError: (error) => {
      setBlockState('failed')
      showError(t('report.notBlocked'))
      showFailure(error)
    },
  })
  const unblock = useMutation({ mutationFn: onUnblock, onSuccess: () => setBlockState('unblocked'), onError: showFailure })
  const report = useMutation({
    mutationFn: ({ report: body }: { report: Report; block: boolean }) => call(reportMember, { params: { id: uid }, body }),
    onSuccess: async (_, { block: shouldBlock }) => {
      showSuccess(t('report.sent'))
      // The block shows its own error; the report has been sent.
      if (shouldBlock) await block.mutateAsync().catch(() => {})
    },
    onError: (error) => {
      showError(t('report.failed'))
      // Field errors appear below their field; other errors, such as a limit, appear here.
      const body = errorBody(error)
      if (body?.message !== undefined && body.errors === undefined) showError(body.message)
    },
  })
  return { report, block, unblock, blockState }
}
