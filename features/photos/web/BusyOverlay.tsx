import type { ReactNode } from 'react'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'

/** Covers its children with a message and blocks input while work is in progress. */
export const BusyOverlay = ({ work, children }: { work: string | null; children: ReactNode }) => (
  <div className="relative" aria-busy={work !== null}>
    <div inert={work !== null}>{children}</div>
    <div role="status">
      {work === null ? null : (
        // Wider than its children, so that its rounded corners cover their corners too.
        <div className="absolute -inset-2 z-10 flex items-center justify-center gap-3 rounded-card bg-card/90 font-semibold">
          <Spinner />
          {work}
        </div>
      )}
    </div>
  </div>
)
