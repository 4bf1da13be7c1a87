import { useT } from '#platform/web/i18n.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { chatText } from '../../locales/text.ts'

/** Note over the log while older messages are loaded to jump to one of them. */
export const LoadingJumpTargetNote = () => {
  const t = useT(chatText)
  return (
    <p className="absolute inset-x-0 top-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-ink px-4 py-2 text-sm text-ground shadow-float">
      <Spinner label={t('changes.finding')} />
      <span aria-hidden>{t('changes.finding')}</span>
    </p>
  )
}
