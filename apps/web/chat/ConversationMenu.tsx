import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Shield from 'lucide-react/icons/shield'
import { useId, useState } from 'react'
import { chatText } from '#features/chat/web/index.ts'
import { moderationText, ReportDialog } from '#features/moderation/web/index.ts'
import { blockMember, closePolitely, reactionsText } from '#features/reactions/web/index.ts'
import { ShareDateDialog, sharedDatesText } from '#features/shared-dates/web/index.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

interface ConversationMenuProps {
  person: { id: string; firstname: string; image: string | null }
  /** Whether the conversation can be ended with a goodbye, and a shared date can name the other member. */
  canClose: boolean
}

/** The shield menu of a conversation, with everything for the safety of the member. */
export const ConversationMenu = ({ person, canClose }: ConversationMenuProps) => {
  const t = useT(chatText)
  const moderation = useT(moderationText)
  const dates = useT(sharedDatesText)
  const reactions = useT(reactionsText)
  const navigate = useNavigate()
  const canParticipate = useCanParticipate()
  const [shown, setShown] = useState<'menu' | 'report' | 'date'>()
  // A new key each time, so that the form starts empty.
  const [turn, setTurn] = useState(0)
  const { firstname: name } = person
  const hint = useId()
  const close = () => setShown(undefined)
  const ending = (mutationFn: () => Promise<unknown>) => ({
    // Without a network the request fails at once, so that nobody wrongly believes that the conversation has ended.
    networkMode: 'always' as const,
    mutationFn,
    onSuccess: close,
    onError: showFailure,
  })
  const goodbye = useMutation(ending(() => closePolitely(person)))
  const block = useMutation(ending(() => blockMember(person)))
  const share = () => {
    setTurn(turn + 1)
    setShown('date')
  }
  return (
    <>
      <IconButton
        variant="quiet"
        label={t('menu', { name })}
        aria-haspopup="dialog"
        icon={<Shield aria-hidden className="size-5" />}
        onClick={() => setShown('menu')}
      />
      <Dialog
        open={shown === 'menu'}
        onOpenChange={(open) => setShown(open ? 'menu' : undefined)}
        title={t('menu', { name })}
        closeLabel={moderation('dialog.cancel')}
      >
        <div className="flex flex-col gap-2">
          {canParticipate ? (
            <Button wide onClick={share}>
              {dates('share')}
            </Button>
          ) : null}
          {canClose ? (
            <>
              <Button variant="secondary" wide aria-describedby={hint} busy={goodbye.isPending} onClick={() => goodbye.mutate()}>
                {t('goodbye.say')}
              </Button>
              <p id={hint} className="px-1 text-sm text-soft">
                {t('goodbye.hint', { name })}
              </p>
            </>
          ) : null}
          <Button variant="quiet" wide busy={block.isPending} onClick={() => block.mutate()}>
            {reactions('blockName', { name })}
          </Button>
          <Button variant="quiet" wide onClick={() => setShown('report')}>
            {moderation('dialog.open', { name })}
          </Button>
          <Button variant="quiet" wide render={<a href="/safety">{t('safetyTips')}</a>}>
            {t('safetyTips')}
          </Button>
        </div>
      </Dialog>
      <ReportDialog
        open={shown === 'report'}
        onOpenChange={(open) => setShown(open ? 'report' : undefined)}
        onBlock={() => blockMember(person)}
        onReport={() => void navigate({ to: '/dashboard/report', search: { uid: person.id } })}
      />
      <ShareDateDialog key={turn} open={shown === 'date'} onClose={close} person={canClose ? person : undefined} />
    </>
  )
}
