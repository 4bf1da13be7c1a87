import { useState } from 'react'
import { CodeEntryForm } from '#features/auth/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { proveOwnPhone, requestOwnPhoneCode } from '../contract.ts'
import { phoneLoginText } from '../locales/text.ts'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'
import { clearPendingPhone, loadPendingPhone, type PendingPhone } from './pending-phone.ts'
import { reloadOwnPhone, useOwnPhone } from './phone-queries.ts'
import { PhoneCodeHelp } from './PhoneCodeHelp.tsx'
import { RemovePhoneDialog } from './RemovePhoneDialog.tsx'

/** Panel to add, change and remove the number the member logs in with. Renders nothing if phone login is off and there is no number. */
export const OwnPhonePanel = () => {
  const t = useT(phoneLoginText)
  const words = useT(platformText)
  const own = useOwnPhone()
  const [adding, setAdding] = useState(false)
  const [pending, setPending] = useState<PendingPhone | undefined>(() => loadPendingPhone('prove'))
  const [removing, setRemoving] = useState(false)
  const { data } = own
  if (data !== undefined && !data.available && data.phone === null) return null
  const closeForm = () => {
    setPending(undefined)
    setAdding(false)
  }
  const prove =
    ({ countryCode, mobileNumber }: PendingPhone) =>
    (code: string) =>
      call(proveOwnPhone, { body: { countryCode, mobileNumber, code } })
  return (
    <section aria-label={t('own.title')} className="flex flex-col gap-4">
      <Heading level={2} size="md">
        {t('own.title')}
      </Heading>
      <p className="text-soft">{t('own.intro')}</p>
      {own.isPending ? <Skeleton className="h-12" /> : null}
      {own.isError ? (
        <ErrorState message={t('own.failed')} retryLabel={words('words.retry')} busy={own.isFetching} onRetry={() => void own.refetch()} />
      ) : null}
      {data === undefined ? null : <p>{data.phone === null ? t('own.none') : t('own.current', { phone: data.phone })}</p>}
      {data === undefined || data.phone === null || data.removable ? null : <p className="text-sm text-soft">{t('own.lastWay')}</p>}
      {data?.available !== true ? null : pending !== undefined ? (
        <>
          <p className="wrap-anywhere text-soft">
            {t('code.sent', { phone: pending.phone })} {t('code.lifetime')}
          </p>
          <CodeEntryForm
            verify={prove(pending)}
            submitLabel={t('own.confirm')}
            onRight={async () => {
              clearPendingPhone()
              closeForm()
              showSuccess(t('own.proven'))
              await reloadOwnPhone()
            }}
          />
          <PhoneCodeHelp pending={pending} onResent={setPending} onOtherNumber={() => setPending(undefined)} />
        </>
      ) : adding ? (
        <PhoneNumberForm
          type="prove"
          withPassword
          send={({ password = '', ...number }) => call(requestOwnPhoneCode, { body: { ...number, password } })}
          onSent={setPending}
        >
          <Button variant="quiet" onClick={closeForm}>
            {words('words.cancel')}
          </Button>
        </PhoneNumberForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t(data.phone === null ? 'own.add' : 'own.change')}
          </Button>
          {data.removable ? (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {t('own.remove')}
            </Button>
          ) : null}
        </div>
      )}
      {removing ? (
        <RemovePhoneDialog
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false)
            showSuccess(t('own.removed'))
            void reloadOwnPhone()
          }}
        />
      ) : null}
    </section>
  )
}
