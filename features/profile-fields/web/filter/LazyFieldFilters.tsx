import { lazy } from 'react'

/** `LazyFieldFilters`, loaded when the filter is opened: the feed is shown without it. */
export const LazyFieldFilters = lazy(async () => ({ default: (await import('./FieldFilters.tsx')).FieldFilters }))
