import { vi } from 'vitest'

/** Stubs what jsdom lacks of layout: nothing scrolls, and no element changes its size. */
export const stubLayout = (): void => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
