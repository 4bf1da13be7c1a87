import X from 'lucide-react/icons/x'
import { useT } from '#platform/web/i18n.tsx'
import { useLanguage } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useUploadProgress } from './files/upload-progress.ts'
import { discardMessage } from './outbox.ts'

interface UnsentFileProps {
  uid: string
  /** Id of the message. */
  id: string
  isSending: boolean
}

/** Shown below a recording or picture that is not sent yet: the progress of the upload, and a button to discard it. */
export const UnsentFile = ({ uid, id, isSending }: UnsentFileProps) => {
  const t = useT(chatText)
  const locale = useLanguage(({ locale: chosen }) => chosen)
  const progress = useUploadProgress(id)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <p className="flex items-center gap-1 px-1 text-xs text-soft">
      {isSending && progress !== undefined ? (
        <span className="tabular-nums">{t('pictures.progress', { progress: percent.format(progress) })}</span>
      ) : null}
      <button
        type="button"
        onClick={() => discardMessage(uid, id)}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm font-semibold underline underline-offset-4"
      >
        <X aria-hidden className="size-4" />
        {t('pictures.discard')}
      </button>
    </p>
  )
}
