import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { downloadTextFile } from '#features/wallet/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showFailure } from '#platform/web/client/errors.ts'
import { adminText } from '../../locales/text.ts'
import { exportTownFigures, type TownTable } from '../../town-contract.ts'
import { consoleCall } from '../console-call.ts'

interface CsvButtonProps {
  table: TownTable
  days: number
  /** The title of the table, for screen readers, because the screen has several such buttons. */
  about: string
}

/** Button that downloads one table of the town as CSV. */
export const CsvButton = ({ table, days, about }: CsvButtonProps) => {
  const t = useT(adminText)
  const download = useMutation({
    mutationFn: () => consoleCall(exportTownFigures, { query: { table, days } }),
    onSuccess: (text) => downloadTextFile(`${t('town.csvName')}-${table}.csv`, 'text/csv;charset=utf-8', text),
    onError: showFailure,
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Download aria-hidden className="size-4" />}
      busy={download.isPending}
      aria-label={`${t('town.csv')}: ${about}`}
      onClick={() => download.mutate()}
    >
      {t('town.csv')}
    </Button>
  )
}
