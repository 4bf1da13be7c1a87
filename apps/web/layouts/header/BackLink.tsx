import { useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { RouterLink } from '../RouterLink.tsx'

/** The arrow of a screen below another one: goes to the screen before it, or to `parent` when it was opened directly. */
export const BackLink = ({ parent }: { parent: string }) => {
  const words = useT(platformText)
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <IconButton
      label={words('words.back')}
      icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
      className="-ms-3"
      render={<RouterLink href={parent} onClick={goBack} />}
    />
  )
}
