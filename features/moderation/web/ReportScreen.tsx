import CircleCheck from 'lucide-react/icons/circle-check'
import Flag from 'lucide-react/icons/flag'
import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { moderationText } from '../locales/text.ts'
import { ReportForm } from './ReportForm.tsx'
import { type BlockActions, useReport } from './use-report.ts'

interface ReportScreenProps extends BlockActions {
  /** The reported member. */
  uid: string | undefined
  /** Their first name, if known. */
  name?: string | undefined
  /** The member chose "Block and Report". */
  block: boolean
}

const BackLink = () => {
  const t = useT(moderationText)
  return (
    <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
      {t('report.back')}
    </Button>
  )
}

const ReportSent = ({ blockState, block, unblock }: Pick<ReturnType<typeof useReport>, 'blockState' | 'block' | 'unblock'>) => {
  const t = useT(moderationText)
  const blockText = { failed: t('report.notBlocked'), blocked: t('report.blocked'), unblocked: t('report.unblocked'), 'not asked': null }[
    blockState
  ]
  return (
    <section className="flex flex-col gap-4 rounded-card bg-lagoon-tint p-5">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-6 text-lagoon" />
        <div className="flex flex-col gap-1">
          <h2 className="font-sans text-base font-semibold tracking-normal">{t('report.thanks')}</h2>
          <p>{t('report.next')}</p>
          {blockText === null ? null : <p>{blockText}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {blockState === 'failed' ? (
          <Button variant="danger" busy={block.isPending} onClick={() => block.mutate()}>
            {t('report.blockAgain')}
          </Button>
        ) : null}
        {blockState === 'blocked' ? (
          <Button variant="secondary" busy={unblock.isPending} onClick={() => unblock.mutate()}>
            {t('report.unblock')}
          </Button>
        ) : null}
        <BackLink />
      </div>
    </section>
  )
}

const ReportContent = ({ uid, name, block: presetBlock, ...actions }: ReportScreenProps & { uid: string }) => {
  const t = useT(moderationText)
  const { report, block, unblock, blockState } = useReport(uid, actions)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
      <div role="status" className="empty:-mb-6">
        {report.isSuccess && !report.isPending ? <ReportSent blockState={blockState} block={block} unblock={unblock} /> : null}
      </div>
      <header className="flex gap-3">
        <Flag aria-hidden className="mt-0.5 size-6 text-danger" />
        <div className="flex flex-col gap-1">
          {name === undefined ? null : <p className="font-semibold wrap-anywhere">{t('report.about', { name })}</p>}
          <p className="text-soft">{t('report.private')}</p>
        </div>
      </header>
      <ReportForm
        presetBlock={presetBlock}
        canBlock={blockState === 'not asked' || blockState === 'unblocked'}
        busy={report.isPending}
        onSubmit={(body, shouldBlock) => report.mutateAsync({ report: body, block: shouldBlock })}
      />
    </div>
  )
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The screen with the report form. */
export const ReportScreen = ({ uid, ...rest }: ReportScreenProps) => {
  const t = useT(moderationText)
  const self = useSession(({ user }) => user?.id)
  if (uid === undefined || uid === self || !uuid.test(uid))
    return <EmptyState title={t('report.nobody')} message={t('report.nobodyText')} action={<BackLink />} />
  return <ReportContent key={uid} uid={uid} {...rest} />
}
