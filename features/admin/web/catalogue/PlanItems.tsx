import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { addPlanItem, changePlanItem, type PlanItem } from '../../catalogue-contract.ts'
import { consoleText } from '../../locales/console/text.ts'
import { notePlans, usePlanItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { offered, wholeNumber } from './form-numbers.ts'
import { NameFields, namesFrom } from './NameFields.tsx'
import { NumberField } from './NumberField.tsx'
import { Shelf } from './CatalogueItems.tsx'

const numbers = ['period', 'messages', 'calls', 'gift_conversion'] as const
const given = (fields: Record<string, string>) => ({
  names: namesFrom(fields),
  period: wholeNumber(fields['period']),
  messages: wholeNumber(fields['messages']),
  calls: wholeNumber(fields['calls']),
  gift_conversion: wholeNumber(fields['gift_conversion']),
  ...offered(fields),
})

/** The plans. */
export const PlanShelf = () => {
  const t = useT(consoleText)
  const locale = useLanguage((language) => language.locale)
  return (
    <Shelf
      title={t('nav.plans')}
      query={usePlanItems()}
      nameOf={({ names }) => names[locale] ?? names.en}
      trailing={numbers.map((number) => ({
        name: t(`catalogue.${number}`),
        renderCell: (item: PlanItem) => <span className="tabular-nums">{item[number]}</span>,
      }))}
      renderFields={(problem, item) => (
        <>
          {item === undefined ? (
            <TextField
              name="id"
              label={t('catalogue.word')}
              hint={t('catalogue.wordHint')}
              error={problem('id')}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              required
            />
          ) : null}
          <NameFields names={item?.names} problem={problem} />
          <div className="grid gap-4 sm:grid-cols-2">
            {numbers.map((number) => (
              <NumberField
                key={number}
                name={number}
                label={t(`catalogue.${number}`)}
                defaultValue={item?.[number]}
                error={problem(number)}
              />
            ))}
          </div>
        </>
      )}
      onAdd={async (fields) =>
        notePlans((await consoleCall(addPlanItem, { body: { id: fields['id']?.trim() ?? '', ...given(fields) } })).data.plans)
      }
      onChange={async (id, fields) => notePlans((await consoleCall(changePlanItem, { params: { id }, body: given(fields) })).data.plans)}
      onRetire={async (id, active, reason) =>
        notePlans((await consoleCall(changePlanItem, { params: { id }, body: { active, reason } })).data.plans)
      }
    />
  )
}
