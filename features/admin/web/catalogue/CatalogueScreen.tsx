import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { consoleText } from '../../locales/console/text.ts'
import { BoostShelf } from './BoostItems.tsx'
import { CreditShelf } from './CreditPrice.tsx'
import { GiftShelf } from './GiftItems.tsx'
import { PlanShelf } from './PlanItems.tsx'

const shelves = ['gifts', 'boosts', 'plans', 'credits'] as const

interface CatalogueScreenProps {
  /** The one that is open, as the address says it. */
  shelf?: string | undefined
  onShelf: (shelf: string) => void
}

/** What members can buy, and at which price. */
export const CatalogueScreen = ({ shelf, onShelf }: CatalogueScreenProps) => {
  const t = useT(consoleText)
  const panels = { gifts: <GiftShelf />, boosts: <BoostShelf />, plans: <PlanShelf />, credits: <CreditShelf /> }
  return (
    <>
      <Heading level={1} size="lg" className="mb-2">
        {t('nav.catalogue')}
      </Heading>
      <Tabs
        label={t('nav.catalogue')}
        value={shelves.find((one) => one === shelf) ?? 'gifts'}
        onChange={onShelf}
        tabs={shelves.map((value) => ({ value, label: t(`nav.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
