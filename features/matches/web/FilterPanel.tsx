import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import type { FeedFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { FilterForm } from './FilterForm.tsx'

interface FilterPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether the panel is beside the grid instead of over it. */
  beside: boolean
  filter: FeedFilter
  /** Whether the member has a place. Without one there is no distance. */
  hasPlace: boolean
  onApply: (filter: FeedFilter) => void
  onClear: () => void
}

/** The filter: a panel beside the grid on a desktop, a sheet on a phone. */
export const FilterPanel = ({ open, onOpenChange, beside, filter, hasPlace, onApply, onClear }: FilterPanelProps) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const id = useId()
  const [round, setRound] = useState(0)
  const andClose = (change: () => void) => {
    change()
    setRound(round + 1)
    if (!beside) onOpenChange(false)
  }
  // A new key resets the form to the applied filter after each change.
  const form = <FilterForm key={round} id={id} filter={filter} hasPlace={hasPlace} onApply={(next) => andClose(() => onApply(next))} />
  const actions = (
    <>
      <Button variant="secondary" onClick={() => andClose(onClear)}>
        {t('filter.clear')}
      </Button>
      <Button type="submit" form={id}>
        {t('filter.apply')}
      </Button>
    </>
  )
  if (!beside)
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={t('filter.title')} closeLabel={words('words.close')} footer={actions}>
        {form}
      </Sheet>
    )
  if (!open) return null
  return (
    <aside aria-label={t('filter.title')} className="sticky top-6 w-80 shrink-0 self-start rounded-card border border-line bg-card p-5">
      <header className="mb-4 flex items-center justify-between">
        <Heading level={2} size="md">
          {t('filter.title')}
        </Heading>
        <IconButton
          label={words('words.close')}
          icon={<X aria-hidden className="size-5" />}
          className="-me-2 text-soft"
          onClick={() => onOpenChange(false)}
        />
      </header>
      {form}
      <footer className="mt-6 flex gap-2 *:flex-1">{actions}</footer>
    </aside>
  )
}
