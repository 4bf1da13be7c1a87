import { useT } from '#platform/web/i18n.tsx'
import { addBoostItem, changeBoostItem } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'
import { cacheBoostItems, useBoostItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { parseCommonItemFields, parseWholeNumber } from './form-numbers.ts'
import { NumberField } from './NumberField.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'

const toBody = (fields: Record<string, string>) => ({ period: parseWholeNumber(fields['period']), ...parseCommonItemFields(fields) })

/** Table of the boosts on sale, with dialogs to change them. */
export const BoostCatalogueTable = () => {
  const t = useT(adminText)
  const nameOf = ({ period }: { period: number }) => t('catalogue.boostOf', { count: period })
  return (
    <CatalogueTable
      title={t('nav.boosts')}
      query={useBoostItems()}
      nameOf={nameOf}
      renderFields={(fieldError, item) => (
        <NumberField name="period" label={t('catalogue.period')} defaultValue={item?.period} error={fieldError('period')} />
      )}
      onAdd={async (fields) => cacheBoostItems((await consoleCall(addBoostItem, { body: toBody(fields) })).data.boosts)}
      onChange={async (id, fields) =>
        cacheBoostItems((await consoleCall(changeBoostItem, { params: { id }, body: toBody(fields) })).data.boosts)
      }
      onRetire={async (id, active, reason) =>
        cacheBoostItems((await consoleCall(changeBoostItem, { params: { id }, body: { active, reason } })).data.boosts)
      }
    />
  )
}
