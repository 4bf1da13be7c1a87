import type { ReactNode } from 'react'

/** An option of a radio group or segmented control. */
export interface FieldOption<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}
