// Runs in the head of a prerendered page: loads its scripts after the first paint, because text, fonts and images come first.
;(() => {
  const files = (name) => document.querySelector(`meta[name="${name}"]`).content.split(' ').filter(Boolean)
  const add = (tag, properties) => {
    const element = Object.assign(document.createElement(tag), properties)
    document.head.append(element)
    return element
  }
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200))
  /** Prefetches one file at a time, so that the page stays responsive. */
  const prefetch = ([href, ...others]) => {
    if (href === undefined) return
    add('link', { rel: 'prefetch', href })
    whenIdle(() => prefetch(others))
  }
  const load = () => {
    const [src, ...imports] = files('scripts')
    for (const href of imports) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    const entry = add('script', { type: 'module', src })
    // Files of the next page must not delay this one.
    entry.addEventListener('load', () => whenIdle(() => prefetch(files('next-scripts'))))
  }
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)))
})()
