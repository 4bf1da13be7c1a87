import { setDataSaver, dataSaverChoices, useDataSaverChoice } from '#platform/web/client/loading/data-saver.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { accountText } from '../../../locales/text.ts'
import { SettingsCard } from '../SettingsCard.tsx'

/** Settings section for the data saver of this device. It applies at once and is not sent to the server. */
export const DataSaverSettings = () => {
  const t = useT(accountText)
  const chosen = useDataSaverChoice()
  return (
    <SettingsCard title={t('dataSaver.title')} hint={t('dataSaver.hint')}>
      <SegmentedControl
        name="data-saver"
        label={t('dataSaver.choice')}
        labelHidden
        hint={t('dataSaver.autoHint')}
        options={dataSaverChoices.map((choice) => ({ value: choice, label: t(`dataSaver.${choice}`) }))}
        value={chosen}
        onChange={({ target }) => {
          const choice = dataSaverChoices.find((one) => one === target.value)
          if (choice !== undefined) setDataSaver(choice)
        }}
      />
    </SettingsCard>
  )
}
