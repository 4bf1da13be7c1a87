import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { addPlanItem, changePlanItem, type PlanItem } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'
import { cachePlanItems, usePlanItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { LanguageFields, parseLanguageFields } from '../LanguageFields.tsx'
import { parseCommonItemFields, parseWholeNumber } from './form-numbers.ts'
import { NumberField } from './NumberField.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'

const numberFields = ['period', 'messages', 'calls', 'gift_conversion'] as const
const toBody = (fields: Record<string, string>) => ({
  names: parseLanguageFields(fields, 'names'),
  period: parseWholeNumber(fields['period']),
  messages: parseWholeNumber(fields['messages']),
  calls: parseWholeNumber(fields['calls']),
  gift_conversion: parseWholeNumber(fields['gift_conversion']),
  ...parseCommonItemFields(fields),
})

/** Table of the plans on sale, with dialogs to change them. */
export const PlanCatalogueTable = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  return (
    <CatalogueTable
      title={t('nav.plans')}
      query={usePlanItems()}
      nameOf={({ names }) => textIn(names, locale)}
      trailing={numberFields.map((number) => ({
        name: t(`catalogue.${number}`),
        renderCell: (item: PlanItem) => <span className="tabular-nums">{item[number]}</span>,
      }))}
      renderFields={(fieldError, item) => (
        <>
          {item === undefined ? (
            <TextField
              name="id"
              label={t('catalogue.planId')}
              hint={t('catalogue.planIdHint')}
              error={fieldError('id')}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              required
            />
          ) : null}
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">{t('catalogue.names')}</legend>
            <LanguageFields name="names" texts={item?.names} errorOf={(code) => fieldError(`names.${code}`)} maxLength={40} />
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            {numberFields.map((number) => (
              <NumberField
                key={number}
                name={number}
                label={t(`catalogue.${number}`)}
                defaultValue={item?.[number]}
                error={fieldError(number)}
              />
            ))}
          </div>
        </>
      )}
      onAdd={async (fields) =>
        cachePlanItems((await consoleCall(addPlanItem, { body: { id: fields['id']?.trim() ?? '', ...toBody(fields) } })).data.plans)
      }
      onChange={async (id, fields) =>
        cachePlanItems((await consoleCall(changePlanItem, { params: { id }, body: toBody(fields) })).data.plans)
      }
      onRetire={async (id, active, reason) =>
        cachePlanItems((await consoleCall(changePlanItem, { params: { id }, body: { active, reason } })).data.plans)
      }
    />
  )
}
