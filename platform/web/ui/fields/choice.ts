import type { ReactNode } from 'react'

/** One thing to pick. */
export interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}
