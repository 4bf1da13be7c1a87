import Ban from 'lucide-react/icons/ban'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'

/** Shown in place of a message that its sender has deleted. */
export const DeletedMessage = ({ own }: { own: boolean }) => {
  const t = useT(chatText)
  return (
    <p className="mb-1 flex max-w-full items-center gap-2 rounded-card border border-dashed border-control/50 px-4 py-2.5 text-soft italic">
      <Ban aria-hidden className="size-4" />
      {t(own ? 'changes.deletedByYou' : 'changes.deleted')}
    </p>
  )
}
