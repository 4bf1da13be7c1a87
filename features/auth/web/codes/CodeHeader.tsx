import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { authText } from '../../locales/text.ts'

/** Heading of a code screen with the address the code was sent to. */
export const CodeHeader = ({ email, level = 1, title }: { email: string; level?: 1 | 2; title?: string }) => {
  const t = useT(authText)
  return (
    <div className="flex flex-col gap-2">
      <Heading level={level}>{title ?? t('code.title')}</Heading>
      <p className="wrap-anywhere text-soft">
        {t('code.sent', { email })} {t('code.lifetime')}
      </p>
    </div>
  )
}
