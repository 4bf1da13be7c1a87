import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'

interface ChosenChipsProps {
  chosen: readonly string[]
  most: number
  nameOf: (id: string) => string
  onRemove: (id: string) => void
}

/** The chosen items of a picker, each with a button that removes it, and how many can be chosen. */
export const ChosenChips = ({ chosen, most, nameOf, onRemove }: ChosenChipsProps) => {
  const t = useT(vocabularyText)
  return (
    <div className="flex flex-col gap-2">
      {chosen.length > 0 ? (
        <ul aria-label={t('picker.chosenList')} className="flex flex-wrap gap-x-2 gap-y-3">
          {chosen.map((id) => (
            <li key={id} className="max-w-full">
              <Chip tone="primary" onRemove={() => onRemove(id)} removeLabel={t('picker.remove', { name: nameOf(id) })}>
                {nameOf(id)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-sm text-soft">
        {t('picker.chosen', { count: chosen.length, most })}
        {chosen.length >= most ? ` · ${t('picker.full')}` : ''}
      </p>
    </div>
  )
}
