import { useBlocker } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { profilesText } from '../../locales/text.ts'

/** Asks before the screen is left with changes that are not saved; the browser asks before the page is. */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => {
  const t = useT(profilesText)
  const words = useT(platformText)
  // Whose session has ended is on the way to the login, and has nothing left to save with.
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
