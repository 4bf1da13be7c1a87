import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { adminText } from '../../locales/text.ts'
import { BoostCatalogueTable } from './BoostCatalogueTable.tsx'
import { CreditPrice } from './CreditPrice.tsx'
import { GiftCatalogueTable } from './GiftCatalogueTable.tsx'
import { PlanCatalogueTable } from './PlanCatalogueTable.tsx'

const tabs = ['gifts', 'boosts', 'plans', 'credits'] as const

interface CatalogueScreenProps {
  /** The open tab, from the URL. */
  tab?: string | undefined
  onTab: (tab: string) => void
}

/** The catalogues of gifts, boosts and plans and the price of credits, as tabs. */
export const CatalogueScreen = ({ tab, onTab }: CatalogueScreenProps) => {
  const t = useT(adminText)
  const panels = { gifts: <GiftCatalogueTable />, boosts: <BoostCatalogueTable />, plans: <PlanCatalogueTable />, credits: <CreditPrice /> }
  return (
    <>
      <Heading level={1} size="md" className="mb-2">
        {t('nav.catalogue')}
      </Heading>
      <Tabs
        label={t('nav.catalogue')}
        value={tabs.find((one) => one === tab) ?? 'gifts'}
        onChange={onTab}
        tabs={tabs.map((value) => ({ value, label: t(`nav.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
