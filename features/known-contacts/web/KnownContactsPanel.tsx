import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorMessages } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { knownContactsText } from '../locales/text.ts'
import { ContactsForm } from './ContactsForm.tsx'
import { useClearKnownContacts, useKnownContacts } from './known-contact-queries.ts'

/** The setting for people the member does not want to meet: how many are named, and the form to add or remove some. */
export const KnownContactsPanel = () => {
  const t = useT(knownContactsText)
  const words = useT(platformText)
  const known = useKnownContacts()
  const clear = useClearKnownContacts()
  const [asksToClear, setAsksToClear] = useState(false)
  const { data } = known
  const count = data === undefined ? 0 : data.numbers + data.addresses
  const counts = () => {
    if (data === undefined) return null
    const parts = [
      data.numbers > 0 ? t('numbers', { count: data.numbers }) : '',
      data.addresses > 0 ? t('addresses', { count: data.addresses }) : '',
    ]
    return parts.filter((part) => part !== '').join(' · ') || t('none')
  }
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-1">
        <Heading level={2} size="md">
          {t('title')}
        </Heading>
        <p className="text-sm text-soft">{t('hint')}</p>
        <p className="text-sm text-soft">{t('privacy')}</p>
      </div>
      {known.isPending ? <Skeleton className="h-12" /> : null}
      {known.isError ? (
        <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={known.isFetching} onRetry={() => void known.refetch()} />
      ) : null}
      {data === undefined ? null : (
        <>
          <p role="status" className="font-semibold">
            {counts()}
          </p>
          {data.numbers > 0 && !data.has_number ? <p className="text-sm text-soft">{t('needsNumber')}</p> : null}
          {data.addresses > 0 && !data.has_address ? <p className="text-sm text-soft">{t('needsAddress')}</p> : null}
          <ContactsForm canRemove={count > 0} />
          {count === 0 ? null : (
            <Button variant="quiet" className="self-start" onClick={() => setAsksToClear(true)}>
              {t('clear')}
            </Button>
          )}
        </>
      )}
      <Dialog open={asksToClear} onOpenChange={setAsksToClear} title={t('clearTitle')} closeLabel={words('words.close')}>
        <div className="flex flex-col gap-4">
          <p>{t('clearText')}</p>
          {clear.isError ? (
            <p role="alert" className="text-sm text-danger">
              {errorMessages(clear.error)[0] ?? words('failures.again')}
            </p>
          ) : null}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setAsksToClear(false)}>
              {words('words.cancel')}
            </Button>
            <Button
              variant="danger"
              busy={clear.isPending}
              onClick={() =>
                clear.mutate(undefined, {
                  onSuccess: () => {
                    setAsksToClear(false)
                    showSuccess(t('removed'))
                  },
                })
              }
            >
              {t('clear')}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
