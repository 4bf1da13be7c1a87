import Check from 'lucide-react/icons/check'
import type { FieldOption } from '#platform/web/ui/fields/field-option.ts'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'

interface ChoiceRowsProps<Value extends string> {
  /** Accessible name. */
  label: string
  options: readonly FieldOption<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error?: string | undefined
  /** How many can be chosen. */
  most?: number
}

/** A list with one choice per line, of which several can be chosen. */
export const ChoiceRows = <Value extends string>({ label, options, chosen, onChange, error, most = Infinity }: ChoiceRowsProps<Value>) => (
  <ChoiceGroup label={label} labelHidden error={error}>
    <div className="flex flex-col gap-2">
      {options.map(({ value, label: words }) => (
        <label
          key={value}
          className="relative flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-control border border-line bg-card px-4 py-3 font-medium transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55"
        >
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            disabled={chosen.length >= most && !chosen.includes(value)}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(options.map((option) => option.value).filter((one) => (one === value ? target.checked : chosen.includes(one))))
            }
          />
          {words}
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-mark border border-control bg-card text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary"
          >
            <Check className="size-4" />
          </span>
        </label>
      ))}
    </div>
  </ChoiceGroup>
)
