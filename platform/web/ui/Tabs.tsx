import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface TabsProps<Value extends string> {
  /** What the tabs switch between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode; panel: ReactNode; badge?: ReactNode }[]
  className?: string
}

/** Panels of one screen, one at a time. Only the open panel is drawn. */
export const Tabs = <Value extends string>({ label, value, onValueChange, items, className }: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={classes('flex flex-col gap-5', className)}>
    <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
      {items.map((item) => (
        <Base.Tab
          key={item.value}
          value={item.value}
          className="relative flex min-h-12 shrink-0 items-center gap-2 px-3.5 font-medium text-soft transition-colors -outline-offset-2 after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:rounded-full after:bg-primary after:opacity-0 after:transition-opacity hover:text-ink data-active:text-ink data-active:after:opacity-100"
        >
          {item.label}
          {item.badge}
        </Base.Tab>
      ))}
    </Base.List>
    {items.map((item) => (
      <Base.Panel key={item.value} value={item.value} className="outline-offset-4">
        {item.panel}
      </Base.Panel>
    ))}
  </Base.Root>
)
