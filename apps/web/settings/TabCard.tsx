import type { ReactNode } from 'react'

/** Card around one panel of a settings tab; nothing for a panel that shows nothing. */
export const TabCard = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border border-line bg-card p-5 empty:hidden sm:p-6">{children}</div>
)
