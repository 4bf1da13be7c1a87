import { useBlocker } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { profilesText } from '../../locales/text.ts'

/** Asks before navigation with unsaved changes; the browser asks before the page is closed. */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => {
  const t = useT(profilesText)
  const words = useT(platformText)
  // After the session has ended, nothing can be saved any more.
  const asks = () => dirty && isAuthenticated()
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  return (
    <Dialog
      open={status === 'blocked'}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      title={t('edit.leave.title')}
      description={t('edit.unsaved')}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {t('edit.leave.confirm')}
          </Button>
          <Button onClick={() => reset?.()}>{t('edit.leave.stay')}</Button>
        </>
      }
    />
  )
}
