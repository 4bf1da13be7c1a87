import { giftIcons, type GiftIcon as Icon } from '#features/gifts/contract.ts'
import { GiftIcon } from '#features/gifts/web/index.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { addGiftItem, changeGiftItem } from '../../catalogue-contract.ts'
import { consoleText } from '../../locales/console/text.ts'
import { noteGifts, useGiftItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { offered } from './form-numbers.ts'
import { NameFields, namesFrom } from './NameFields.tsx'
import { Shelf } from './CatalogueItems.tsx'

const isIcon = (icon: string | undefined): icon is Icon => giftIcons.some((one) => one === icon)
const given = (fields: Record<string, string>) => ({
  names: namesFrom(fields),
  icon: isIcon(fields['icon']) ? fields['icon'] : ('gift' as const),
  ...offered(fields),
})

/** The gifts. */
export const GiftShelf = () => {
  const t = useT(consoleText)
  const locale = useLanguage((language) => language.locale)
  return (
    <Shelf
      title={t('nav.gifts')}
      query={useGiftItems()}
      nameOf={({ names }) => names[locale] ?? names.en}
      renderIcon={({ icon }) => <GiftIcon name={icon} size="sm" />}
      renderFields={(problem, item) => (
        <>
          <NameFields names={item?.names} problem={problem} />
          <SelectField
            name="icon"
            label={t('catalogue.icon')}
            defaultValue={item?.icon ?? 'gift'}
            error={problem('icon')}
            options={giftIcons.map((value) => ({ value, label: t(`icons.${value}`) }))}
          />
        </>
      )}
      onAdd={async (fields) => noteGifts((await consoleCall(addGiftItem, { body: given(fields) })).data.gifts)}
      onChange={async (id, fields) => noteGifts((await consoleCall(changeGiftItem, { params: { id }, body: given(fields) })).data.gifts)}
      onRetire={async (id, active, reason) =>
        noteGifts((await consoleCall(changeGiftItem, { params: { id }, body: { active, reason } })).data.gifts)
      }
    />
  )
}
