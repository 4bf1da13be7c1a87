import { lazy } from 'react'

/** `FieldFilters`, loaded when the filter is opened: the feed is shown without it. */
export const FieldFilters = lazy(async () => ({ default: (await import('./FieldFilters.tsx')).FieldFilters }))
