import type { ComponentProps } from 'react'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'

/** A text field for a whole number, without the arrows of a number field, which change values by accident. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="off" required {...props} />
)
