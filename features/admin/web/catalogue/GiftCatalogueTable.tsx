import { useState } from 'react'
import { giftIcons, type GiftIcon as Icon, giftPicturePaths } from '#features/gifts/contract.ts'
import { GiftPicture, giftsText } from '#features/gifts/web/index.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { addGiftItem, changeGiftItem } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'
import { cacheGiftItems, useGiftItems } from './catalogue-queries.ts'
import { consoleCall } from '../console-call.ts'
import { LanguageFields, parseLanguageFields } from '../LanguageFields.tsx'
import { parseCommonItemFields } from './form-numbers.ts'
import { GiftPictureField } from './GiftPictureField.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'

const isIcon = (icon: string | undefined): icon is Icon => giftIcons.some((one) => one === icon)
const toBody = (fields: Record<string, string>) => ({
  names: parseLanguageFields(fields, 'names'),
  icon: isIcon(fields['icon']) ? fields['icon'] : ('gift' as const),
  // An unchanged picture is left out, so that it does not undo a change in another tab.
  ...(fields['picture'] === undefined ? {} : { picture: fields['picture'] || null }),
  ...parseCommonItemFields(fields),
})

/** Table of the gifts on sale, with dialogs to change them. */
export const GiftCatalogueTable = () => {
  const t = useT(adminText)
  const gifts = useT(giftsText)
  const locale = useLanguage((language) => language.locale)
  const [uploading, setUploading] = useState(false)
  return (
    <CatalogueTable
      title={t('nav.gifts')}
      query={useGiftItems()}
      nameOf={({ names }) => textIn(names, locale)}
      renderIcon={({ icon, picture }) => (
        <GiftPicture plan={{ icon, picture: picture === null ? null : giftPicturePaths(picture) }} size="sm" />
      )}
      busy={uploading}
      renderFields={(fieldError, item) => (
        <>
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">{t('catalogue.names')}</legend>
            <LanguageFields name="names" texts={item?.names} errorOf={(code) => fieldError(`names.${code}`)} maxLength={40} />
          </fieldset>
          <SelectField
            name="icon"
            label={t('catalogue.icon')}
            defaultValue={item?.icon ?? 'gift'}
            error={fieldError('icon')}
            options={giftIcons.map((value) => ({ value, label: gifts(`icons.${value}`) }))}
          />
          <GiftPictureField key={item?.id} item={item} error={fieldError('picture')} onBusy={setUploading} />
        </>
      )}
      onAdd={async (fields) => cacheGiftItems((await consoleCall(addGiftItem, { body: toBody(fields) })).data.gifts)}
      onChange={async (id, fields) =>
        cacheGiftItems((await consoleCall(changeGiftItem, { params: { id }, body: toBody(fields) })).data.gifts)
      }
      onRetire={async (id, active, reason) =>
        cacheGiftItems((await consoleCall(changeGiftItem, { params: { id }, body: { active, reason } })).data.gifts)
      }
    />
  )
}
