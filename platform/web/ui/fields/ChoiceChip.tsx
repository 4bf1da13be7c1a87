import type { ComponentProps, ReactNode } from 'react'

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode
}

/** A checkbox that looks like a chip. Stands with others in a `ChoiceGroup`. */
export const ChoiceChip = ({ children, ...input }: ChoiceChipProps) => (
  <label className="relative inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border border-control/50 px-4.5 font-medium transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 has-disabled:hover:border-control/50">
    <input {...input} type="checkbox" className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed" />
    {children}
  </label>
)
