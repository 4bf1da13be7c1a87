export type { FilterPreferences } from './filter.ts'
export { readFilter } from './queries.ts'
export { changeFilter } from './store.ts'
