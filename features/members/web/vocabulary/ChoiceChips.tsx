import { ChoiceChip } from '#platform/web/ui/fields/ChoiceChip.tsx'

interface ChoiceChipsProps {
  ids: readonly string[]
  chosen: readonly string[]
  nameOf: (id: string) => string
  onToggle: (id: string) => void
  /** Whether nothing more can be chosen; chosen entries can still be removed. */
  isFull: boolean
}

/** Chips that can be chosen and unchosen. */
export const ChoiceChips = ({ ids, chosen, nameOf, onToggle, isFull }: ChoiceChipsProps) => (
  <div className="flex flex-wrap gap-2">
    {ids.map((id) => (
      <ChoiceChip key={id} checked={chosen.includes(id)} disabled={isFull && !chosen.includes(id)} onChange={() => onToggle(id)}>
        {nameOf(id)}
      </ChoiceChip>
    ))}
  </div>
)
