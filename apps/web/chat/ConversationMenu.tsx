import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { chatText } from '#features/chat/web/index.ts'
import { moderationText, ReportDialog } from '#features/moderation/web/index.ts'
import { blockMember, closePolitely } from '#features/reactions/web/index.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

interface ConversationMenuProps {
  person: { id: string; firstname: string; image: string | null }
}

/** The menu of a conversation that can be ended: a kind goodbye, or a report. */
export const ConversationMenu = ({ person }: ConversationMenuProps) => {
  const t = useT(chatText)
  const moderation = useT(moderationText)
  const navigate = useNavigate()
  const [shown, setShown] = useState<'menu' | 'report'>()
  const { firstname: name } = person
  const goodbye = useMutation({
    // Without a network it fails at once, so that nobody believes they have said goodbye.
    networkMode: 'always',
    mutationFn: () => closePolitely(person),
    onSuccess: () => setShown(undefined),
    onError: showFailure,
  })
  return (
    <>
      <IconButton
        variant="quiet"
        label={t('menu', { name })}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden className="size-5" />}
        onClick={() => setShown('menu')}
      />
      <Dialog
        open={shown === 'menu'}
        onOpenChange={(open) => setShown(open ? 'menu' : undefined)}
        title={t('menu', { name })}
        description={t('goodbye.hint', { name })}
        closeLabel={moderation('dialog.cancel')}
      >
        <div className="flex flex-col gap-2">
          <Button variant="secondary" wide busy={goodbye.isPending} onClick={() => goodbye.mutate()}>
            {t('goodbye.say')}
          </Button>
          <Button variant="quiet" wide onClick={() => setShown('report')}>
            {moderation('dialog.open', { name })}
          </Button>
        </div>
      </Dialog>
      <ReportDialog
        open={shown === 'report'}
        onOpenChange={(open) => setShown(open ? 'report' : undefined)}
        onBlock={() => blockMember(person)}
        onReport={() => void navigate({ to: '/dashboard/report', search: { uid: person.id } })}
      />
    </>
  )
}
