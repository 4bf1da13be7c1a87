import Download from 'lucide-react/icons/download'
import { useSyncExternalStore } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { publicText } from '../../locales/public/text.ts'
import { promptInstall, installStateStore } from './install-prompt.ts'

const ways = ['android', 'ios', 'computer'] as const

/** A button to install the application where the browser supports it, otherwise instructions. */
export const GetApp = () => {
  const t = useT(publicText)
  const state = useSyncExternalStore(installStateStore.subscribe, installStateStore.current, () => 'unknown')
  return (
    <section id="app" className="mx-auto w-full max-w-6xl px-safe-4 py-14 sm:px-safe-6 md:py-24">
      <div className="grid items-center gap-8 rounded-card bg-primary-tint p-6 sm:p-10 md:grid-cols-[1fr_auto] md:gap-16">
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} size="xl">
            {t('install.title')}
          </Heading>
          <p className="max-w-prose text-lg">{t('install.text')}</p>
          {state === 'possible' ? (
            <Button size="lg" icon={<Download aria-hidden className="size-5" />} onClick={() => void promptInstall()}>
              {t('install.action')}
            </Button>
          ) : null}
          <div role="status">{state === 'done' ? <p className="font-semibold">{t('install.done')}</p> : null}</div>
          {state === 'done' ? null : (
            <div>
              <h3 className="text-base">{t('install.how')}</h3>
              <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5">
                {ways.map((way) => (
                  <li key={way}>{t(`install.${way}`)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div aria-hidden className="hidden size-44 place-items-center rounded-[2.5rem] bg-card shadow-float md:grid">
          <Logo size="lg" markOnly className="scale-200" />
        </div>
      </div>
    </section>
  )
}
