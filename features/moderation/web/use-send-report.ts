import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type ReportInput, reportMember } from '../contract.ts'
import { moderationText } from '../locales/text.ts'

/** The state of the block that can go with a report. */
export type BlockState = 'not asked' | 'failed' | 'blocked' | 'unblocked'

export interface ReportOptions extends BlockActions {
  /** The proof that the member was shown to the reporter, if this page has one. */
  shownProof?: string | undefined
}

export interface BlockActions {
  /** Whether this page has blocked or unblocked the member; undefined for neither. */
  isBlocked: boolean | undefined
  onBlock: () => Promise<void>
  onUnblock: () => Promise<void>
}

/** Sends a report and then, if requested, blocks the member. If only the block fails, only the block is retried. */
export const useSendReport = (uid: string, { isBlocked, onBlock, onUnblock, shownProof }: ReportOptions) => {
  const t = useT(moderationText)
  const [hasFailed, setFailed] = useState(false)
  const block = useMutation({
    mutationFn: onBlock,
    onSuccess: () => setFailed(false),
    onError: (error) => {
      setFailed(true)
      showError(t('report.notBlocked'))
      showFailure(error)
    },
  })
  const unblock = useMutation({ mutationFn: onUnblock, onError: showFailure })
  const report = useMutation({
    mutationFn: ({ report: body }: { report: ReportInput; block: boolean }) =>
      call(reportMember, { params: { id: uid }, body: shownProof === undefined ? body : { ...body, shown_proof: shownProof } }),
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
  const blockState: BlockState = hasFailed ? 'failed' : isBlocked === undefined ? 'not asked' : isBlocked ? 'blocked' : 'unblocked'
  return { report, block, unblock, blockState }
}
