import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Flag from 'lucide-react/icons/flag'
import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { StoolPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { moderationText } from '../locales/text.ts'
import { ReportForm } from './ReportForm.tsx'
import { type ReportOptions, useSendReport } from './use-send-report.ts'

interface ReportScreenProps extends ReportOptions {
  /** The reported member. */
  uid: string | undefined
  /** The reported member's first name, if known. */
  name?: string | undefined
}

const BackLink = () => {
  const t = useT(moderationText)
  return (
    <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
      {t('report.back')}
    </Button>
  )
}

type Blocking = Pick<ReturnType<typeof useSendReport>, 'blockState' | 'block' | 'unblock'>

/** Shown after "Block and Report": the member is blocked, and the report is optional. */
const BlockedFirst = ({ name, unblock }: Pick<Blocking, 'unblock'> & { name: string | undefined }) => {
  const t = useT(moderationText)
  return (
    <section className="flex flex-col gap-4 rounded-card bg-lagoon-tint p-5">
      <div className="flex gap-3">
        <Ban aria-hidden className="mt-0.5 size-6 text-lagoon" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            {name === undefined ? t('report.blocked') : t('report.isBlocked', { name })}
          </h2>
          <p>{t('report.why')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
          {t('report.noReason')}
        </Button>
        <Button variant="quiet" busy={unblock.isPending} onClick={() => unblock.mutate()}>
          {t('report.unblock')}
        </Button>
      </div>
    </section>
  )
}

const ReportSent = ({ blockState, block, unblock }: Blocking) => {
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

const ReportContent = ({ uid, name, ...actions }: ReportScreenProps & { uid: string }) => {
  const t = useT(moderationText)
  const { report, block, unblock, blockState } = useSendReport(uid, actions)
  const isSent = report.isSuccess && !report.isPending
  return (
    <div className="flex flex-col gap-6">
      <div role="status" className="empty:-mb-6">
        {isSent ? <ReportSent blockState={blockState} block={block} unblock={unblock} /> : null}
        {!isSent && blockState === 'blocked' ? <BlockedFirst name={name} unblock={unblock} /> : null}
      </div>
      <header className="flex gap-3">
        <Flag aria-hidden className="mt-0.5 size-6 text-danger" />
        <div className="flex flex-col gap-1">
          {name === undefined ? null : <p className="font-semibold wrap-anywhere">{t('report.about', { name })}</p>}
          <p className="text-soft">{t('report.private')}</p>
        </div>
      </header>
      <ReportForm
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
    return <EmptyState picture={<StoolPicture />} title={t('report.nobody')} message={t('report.nobodyText')} action={<BackLink />} />
  return <ReportContent key={uid} uid={uid} {...rest} />
}
