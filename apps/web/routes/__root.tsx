import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Toaster } from '#platform/web/ui/Toaster.tsx'

const Root = () => {
  const t = useT(platformText)
  useEffect(() => document.getElementById('startup')?.setAttribute('hidden', ''), [])
  return (
    <>
      <Outlet />
      <Toaster closeLabel={t('words.close')} />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
