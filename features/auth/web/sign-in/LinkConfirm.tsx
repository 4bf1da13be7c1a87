import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { authText } from '../../locales/text.ts'
import { hideMailedLink, type MailedLink } from './mailed-link.ts'
import { useOnce } from '../use-once.ts'

interface LinkConfirmProps<T> {
  link: MailedLink
  verify: (key: string) => Promise<T>
  onRight: (answer: T) => void | Promise<void>
  onRefused: (error: unknown) => void
}

/** Asks before a mailed link is used, because mail scanners open links too. */
export const LinkConfirm = <T,>({ link, verify, onRight, onRefused }: LinkConfirmProps<T>) => {
  const t = useT(authText)
  useEffect(hideMailedLink, [])
  const confirm = useMutation({
    mutationFn: () => verify(link.key),
    onSuccess: onRight,
    onError: onRefused,
  })
  const once = useOnce()
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
