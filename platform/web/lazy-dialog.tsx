import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { prefetchWhenIdle } from './client/loading/prefetch-when-idle.ts'
import { useT } from './i18n.tsx'
import { Spinner } from './ui/states/Spinner.tsx'

const LoadingOverlay = () => (
  <div className="fixed inset-0 z-40 grid place-items-center bg-scrim text-on-night">
    <Spinner label={useT(platformText)('words.loading')} />
  </div>
)

interface DialogCode<P> {
  /** The component once it is loaded. */
  known: ComponentType<P> | undefined
  fetch: () => Promise<ComponentType<P>>
  /** Suspends until the component is loaded. */
  Awaited: ComponentType<P>
}

const LazyDialog = <P extends { open: boolean }>({ code, shown }: { code: DialogCode<P>; shown: P }) => {
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => code.known)
  if (shown.open && Component === undefined) setComponent(() => code.known ?? code.Awaited)
  useEffect(() => {
    if (code.known !== undefined) return undefined
    return prefetchWhenIdle(code.fetch, () => setComponent((chosen: ComponentType<P> | undefined) => chosen ?? code.known))
  }, [code])
  return Component === undefined ? null : (
    <Suspense fallback={shown.open ? <LoadingOverlay /> : null}>
      <Component {...shown} />
    </Suspense>
  )
}

/**
 * Creates a dialog whose code is loaded when the browser is idle, or on first open, with a loading overlay meanwhile. After the first open it
 * stays mounted, so that it can animate out and restore the focus.
 * @param load imports the component; called again after a failure
 */
export const lazyDialog = <P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) => {
  const fetch = async () => (code.known ??= await load())
  const code: DialogCode<P> = { known: undefined, fetch, Awaited: lazy(async () => ({ default: await fetch() })) }
  return Object.assign((props: P) => <LazyDialog code={code} shown={props} />, { fetch })
}
