import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadWithAudioText } from './audio-text.ts'

interface AudioCode<P> {
  /** The component once it is loaded. */
  known: ComponentType<P> | undefined
  fetch: () => Promise<ComponentType<P>>
  placeholder: ReactNode
}

const LazyAudio = <P extends object>({ code, shown }: { code: AudioCode<P>; shown: P }) => {
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => code.known)
  const missing = Component === undefined
  useEffect(() => {
    if (!missing) return undefined
    let isShown = true
    const loadNow = () =>
      void code.fetch().then(
        (loaded) => (isShown ? setComponent(() => loaded) : undefined),
        () => {},
      )
    loadNow()
    addEventListener('online', loadNow)
    return () => {
      isShown = false
      removeEventListener('online', loadNow)
    }
  }, [missing, code])
  return Component === undefined ? code.placeholder : <Component {...shown} />
}

/**
 * Creates a component whose code and texts are loaded when it is first shown. Shows a placeholder of the same size meanwhile. After a failure it
 * loads again as soon as the network is back, or when it is shown again.
 */
export const lazyAudio = <P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode) => {
  const fetch = async () => (code.known ??= await loadWithAudioText(load))
  const code: AudioCode<P> = { known: undefined, fetch, placeholder }
  return (props: P) => <LazyAudio code={code} shown={props} />
}
