import Download from 'lucide-react/icons/download'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import type { Settings } from '../../contract.ts'
import { accountText } from '../../locales/text.ts'
import { useRequestExport } from './settings-queries.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section for the data export and its states. */
export const ExportSettings = ({ archive }: { archive: Settings['export'] }) => {
  const t = useT(accountText)
  const { date } = useFormat()
  const ask = useRequestExport()
  const moment = (at: string) => date(at, { dateStyle: 'medium', timeStyle: 'short' })
  const { state, url, until, next_at } = archive
  return (
    <SettingsCard title={t('export.title')} hint={t('export.text')}>
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {state === 'making' ? (
          <p className="flex items-center gap-3">
            <Spinner />
            {t('export.making')}
          </p>
        ) : null}
        {state === 'ready' && until !== null ? <p>{t('export.ready', { until: moment(until) })}</p> : null}
      </div>
      {state === 'ready' && url !== null ? (
        <Button
          variant="secondary"
          className="self-start max-sm:w-full"
          icon={<Download aria-hidden className="size-5" />}
          render={<a href={resourceUrl(url)} download />}
        >
          {t('export.download')}
        </Button>
      ) : null}
      {state !== 'making' && next_at === null ? (
        <Button
          variant={state === 'ready' ? 'quiet' : 'secondary'}
          className="self-start max-sm:w-full"
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t('export.action')}
        </Button>
      ) : null}
      {state !== 'making' && next_at !== null ? <p className="text-sm text-soft">{t('export.next', { at: moment(next_at) })}</p> : null}
    </SettingsCard>
  )
}
