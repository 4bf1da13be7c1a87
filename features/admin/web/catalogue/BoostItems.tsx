import { useT } from '#platform/web/i18n.tsx'
import { addBoostItem, changeBoostItem } from '../../catalogue-contract.ts'
import { consoleText } from '../../locales/console/text.ts'
import { noteBoosts, useBoostItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { offered, wholeNumber } from './form-numbers.ts'
import { NumberField } from './NumberField.tsx'
import { Shelf } from './CatalogueItems.tsx'

const given = (fields: Record<string, string>) => ({ period: wholeNumber(fields['period']), ...offered(fields) })

/** The boosts. */
export const BoostShelf = () => {
  const t = useT(consoleText)
  const nameOf = ({ period }: { period: number }) => t('catalogue.boostOf', { count: period })
  return (
    <Shelf
      title={t('nav.boosts')}
      query={useBoostItems()}
      nameOf={nameOf}
      renderFields={(problem, item) => (
        <NumberField name="period" label={t('catalogue.period')} defaultValue={item?.period} error={problem('period')} />
      )}
      onAdd={async (fields) => noteBoosts((await consoleCall(addBoostItem, { body: given(fields) })).data.boosts)}
      onChange={async (id, fields) => noteBoosts((await consoleCall(changeBoostItem, { params: { id }, body: given(fields) })).data.boosts)}
      onRetire={async (id, active, reason) =>
        noteBoosts((await consoleCall(changeBoostItem, { params: { id }, body: { active, reason } })).data.boosts)
      }
    />
  )
}
