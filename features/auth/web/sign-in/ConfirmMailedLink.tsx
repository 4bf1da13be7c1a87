import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { authText } from '../../locales/text.ts'
import { removeKeyFromAddressBar, type MailedLink } from './mailed-link.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

interface ConfirmMailedLinkProps<T> {
  link: MailedLink
  verify: (key: string) => Promise<T>
  onRight: (answer: T) => void | Promise<void>
  onRefused: (error: unknown) => void
}

/** Asks before a mailed link is used, because mail scanners open links too. */
export const ConfirmMailedLink = <T,>({ link, verify, onRight, onRefused }: ConfirmMailedLinkProps<T>) => {
  const t = useT(authText)
  useEffect(removeKeyFromAddressBar, [])
  const confirm = useMutation({
    mutationFn: () => verify(link.key),
    onSuccess: onRight,
    onError: onRefused,
  })
  const once = useOneAtATime()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1} className="wrap-anywhere">
          {t('code.fromLink', { email: link.email })}
        </Heading>
        <p className="text-soft">{t('code.fromLinkText')}</p>
      </div>
      <Button wide busy={confirm.isPending} onClick={() => once(() => confirm.mutateAsync())}>
        {t('code.continue')}
      </Button>
    </div>
  )
}
