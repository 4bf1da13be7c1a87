import { conductReasons } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { CaseDetail } from '../../contract.ts'
import { reviewText } from '../../locales/text.ts'

/** The list of the decisions about a member. */
export const DecisionHistory = ({ history }: { history: CaseDetail['history'] }) => {
  const t = useT(reviewText)
  const member = useT(membersText)
  const { date } = useFormat()
  return (
    <section className="flex flex-col gap-2 rounded-control border border-line bg-card p-4">
      <h2 className="text-base font-semibold">{t('history')}</h2>
      {history.length === 0 ? <p className="text-soft">{t('noHistory')}</p> : null}
      <ul className="flex flex-col gap-2">
        {history.map(({ id, kind, reason, note, admin, created_at, reversed }) => {
          const code = conductReasons.find((each) => each === reason)
          return (
            <li key={id}>
              <span className="font-semibold">{t(`decide.kinds.${kind}`)}</span>
              {reversed ? <span className="ms-2 text-lagoon">{t('reversed')}</span> : null}
              <span className="block text-soft">
                {date(created_at)} {admin === null ? null : t('byAdmin', { name: admin.firstname })}
              </span>
              <span className="block break-words">{code === undefined ? reason : member(`conduct.${code}`)}</span>
              {note === '' ? null : <span className="block break-words text-soft">{note}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
