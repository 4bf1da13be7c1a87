import { useQuery } from '@tanstack/react-query'
import { getStorage } from '#features/chat/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { accountText } from '../../locales/text.ts'
import { SettingsCard } from './SettingsCard.tsx'

const megabyte = 1_000_000

/** Settings section with the storage that the member's voice notes and pictures use. Renders nothing without any. */
export const StorageSettings = () => {
  const t = useT(accountText)
  const { number } = useFormat()
  const { data } = useQuery({ queryKey: ['storage'], queryFn: async () => (await withFetchError(call(getStorage))).data, staleTime: 0 })
  if (data === undefined || data.bytes === 0) return null
  const inMegabytes = (bytes: number) =>
    number(bytes / megabyte, { style: 'unit', unit: 'megabyte', minimumFractionDigits: 0, maximumFractionDigits: 1 })
  return (
    <SettingsCard title={t('storage.title')} hint={t('storage.hint')}>
      <p>{t('storage.used', { used: inMegabytes(data.bytes), limit: inMegabytes(data.limit) })}</p>
    </SettingsCard>
  )
}
