import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { SettingsScreen } from '#features/account/web/index.ts'
import { KnownContactsPanel } from '#features/known-contacts/web/index.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { pickStringParameters } from '../../search.ts'

const PasswordTab = lazy(async () => ({ default: (await import('../../settings/PasswordTab.tsx')).PasswordTab }))
const EmailTab = lazy(async () => ({ default: (await import('../../settings/EmailTab.tsx')).EmailTab }))

/** Typed as a string, because the route may not exist. */
const upgradePath: string = '/dashboard/upgrade'

/** A tab whose code is loaded when it is opened. */
const Loaded = ({ children }: { children: ReactNode }) => <Suspense fallback={<Skeleton className="h-96 w-full" />}>{children}</Suspense>

const Settings = () => {
  const { routesByPath } = useRouter()
  const navigate = Route.useNavigate()
  const { tab, part } = Route.useSearch()
  return (
    <SettingsScreen
      tab={tab}
      part={part}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      onSetPlace={() => void navigate({ to: '/place' })}
      upgradePath={upgradePath in routesByPath ? upgradePath : undefined}
      knownContacts={<KnownContactsPanel />}
      changePassword={
        <Loaded>
          <PasswordTab />
        </Loaded>
      }
      changeEmail={
        <Loaded>
          <EmailTab />
        </Loaded>
      }
      onDeleted={() => void navigate({ to: '/' })}
    />
  )
}

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: (search: Record<string, unknown>) => pickStringParameters(search, 'tab', 'part'),
  staticData: { frame: { title: 'nav.settings', column: 'narrow' } },
  component: Settings,
})
