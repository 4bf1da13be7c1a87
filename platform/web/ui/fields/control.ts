/** Shared classes of text fields and selects. 16 px text prevents zoom on focus on phones. */
export const controlClasses =
  'block w-full min-h-12 rounded-control border border-control bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-soft transition-colors ' +
  'hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-tint/40 disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:border-control'
