import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'

interface ChosenChipsProps {
  chosen: readonly string[]
  most: number
  nameOf: (id: string) => string
  onRemove: (id: string) => void
}

/**
 * The chosen items of a picker, newest first, each with a button that removes it, and how many can be chosen. They stand in one line that is there
 * from the start, so that nothing below moves under the finger that chooses.
 */
export const ChosenChips = ({ chosen, most, nameOf, onRemove }: ChosenChipsProps) => {
  const t = useT(vocabularyText)
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="text-sm text-soft">
        {t('picker.chosen', { count: chosen.length, most })}
        {chosen.length >= most ? ` · ${t('picker.full')}` : ''}
      </p>
      <div className="-mx-1 flex min-h-13 items-center overflow-x-auto px-1 scrollbar-none">
        {chosen.length > 0 ? (
          <ul aria-label={t('picker.chosenList')} className="flex gap-2">
            {chosen.toReversed().map((id) => (
              <li key={id} className="shrink-0">
                <Chip tone="primary" onRemove={() => onRemove(id)} removeLabel={t('picker.remove', { name: nameOf(id) })}>
                  {nameOf(id)}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
