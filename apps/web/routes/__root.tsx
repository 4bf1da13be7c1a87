import { createRootRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { LiveCalls } from '#features/calls/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { brandName } from '#platform/web/brand/brand-name.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageTitleContext } from '#platform/web/ui/page-title.ts'
import { PageLinkProvider } from '#platform/web/page-link.tsx'
import { Toaster } from '#platform/web/ui/toasts/Toaster.tsx'
import { RouterLink } from '../layouts/RouterLink.tsx'

const block = async (person: { id: string; firstname: string }): Promise<void> => (await import('../block-in-call.ts')).blockMember(person)

const setTitle = (title: string): void => {
  document.title = title === '' ? brandName() : `${title} · ${brandName()}`
}

const Root = () => {
  const t = useT(platformText)
  const navigate = useNavigate()
  // Removes the startup markup in the same frame in which the first screen appears.
  useLayoutEffect(() => document.getElementById('startup')?.remove(), [])
  return (
    <PageTitleContext value={setTitle}>
      <PageLinkProvider value={RouterLink}>
        <Outlet />
        <LiveCalls onReport={(uid) => void navigate({ href: `/dashboard/report?uid=${uid}` })} onBlock={block} />
        <Toaster closeLabel={t('words.close')} />
      </PageLinkProvider>
    </PageTitleContext>
  )
}

export const Route = createRootRoute({ component: Root })
