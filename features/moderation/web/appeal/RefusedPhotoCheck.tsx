import { useT } from '#platform/web/i18n.tsx'
import { moderationText } from '../../locales/text.ts'
import { AppealForm } from './AppealForm.tsx'
import { usePhotoCheckStatement } from './statement-queries.ts'

/** The form to appeal a refused photo check, or the state of that appeal. */
export const RefusedPhotoCheck = () => {
  const t = useT(moderationText)
  const statement = usePhotoCheckStatement().data
  if (statement === undefined || statement === null) return null
  const { appeal } = statement
  return (
    <>
      {appeal === null ? null : (
        <p className="font-semibold">{appeal.state === 'open' ? t('accountStatus.waiting') : t(`statement.appeals.${appeal.state}`)}</p>
      )}
      <details>
        <summary hidden={!statement.may_appeal} className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary">
          {t('accountStatus.appeal')}
        </summary>
        <AppealForm statement={statement} />
      </details>
    </>
  )
}
