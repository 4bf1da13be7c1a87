import type { ComponentProps } from 'react'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'

/** A whole number, typed without the arrows of a number field, which change prices by accident. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="off" required {...props} />
)
