import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { fetchAhead } from './client/fetch-ahead.ts'
import { useT } from './i18n.tsx'
import { Spinner } from './ui/states/Spinner.tsx'

const Coming = () => (
  <div className="fixed inset-0 z-40 grid place-items-center bg-scrim text-on-night">
    <Spinner label={useT(platformText)('words.loading')} />
  </div>
)

interface Code<P> {
  /** What was fetched, as soon as it is there. */
  known: ComponentType<P> | undefined
  fetch: () => Promise<ComponentType<P>>
  /** Waits for it while it is drawn. */
  Awaited: ComponentType<P>
}

const Later = <P extends { open: boolean }>({ code, shown }: { code: Code<P>; shown: P }) => {
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => code.known)
  if (shown.open && Component === undefined) setComponent(() => code.known ?? code.Awaited)
  useEffect(() => {
    if (code.known !== undefined) return undefined
    return fetchAhead(code.fetch, () => setComponent((chosen: ComponentType<P> | undefined) => chosen ?? code.known))
  }, [code])
  return Component === undefined ? null : (
    <Suspense fallback={shown.open ? <Coming /> : null}>
      <Component {...shown} />
    </Suspense>
  )
}

/**
 * What opens over a screen, as code that comes once the browser is idle, or when it is asked for; whoever is quicker than the network sees
 * that it comes. Once there it stays mounted, so that it leaves the way it came and gives the focus back.
 * @param load imports the component; again after it failed
 */
export const lazyDialog = <P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) => {
  const fetch = async () => (code.known ??= await load())
  const code: Code<P> = { known: undefined, fetch, Awaited: lazy(async () => ({ default: await fetch() })) }
  return Object.assign((props: P) => <Later code={code} shown={props} />, { fetch })
}
