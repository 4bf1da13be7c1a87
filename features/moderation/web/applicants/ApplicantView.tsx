import type { Applicant } from '#features/registration/contract.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { reviewText } from '../../locales/text.ts'

/** Shows an applicant: why they wait, the signs that the service found, and the profile. */
export const ApplicantView = ({ applicant }: { applicant: Applicant }) => {
  const t = useT(reviewText)
  const { date } = useFormat()
  const { cause, signals, invited, bio, waiting_since, photos } = applicant
  // A server of the previous release sends no `fields`.
  const fields = (applicant.fields as Applicant['fields'] | undefined) ?? []
  return (
    <div className="flex flex-col gap-4">
      <p>
        {t(`applicants.causes.${cause}`)} {t('applicants.since', { date: date(waiting_since, { dateStyle: 'long', timeStyle: 'short' }) })}
        {invited ? ` ${t('applicants.invited')}` : null}
      </p>
      {signals.length === 0 ? null : (
        <section className="flex flex-col gap-2">
          <Heading level={3} size="md">
            {t('applicants.found')}
          </Heading>
          <ul className="list-disc ps-5">
            {signals.map(({ sign, points, count }) => (
              <li key={sign}>{t(`applicants.signs.${sign}`, { count: String(count), points: String(points) })}</li>
            ))}
          </ul>
          <p className="text-sm text-soft">{t('applicants.noProof')}</p>
        </section>
      )}
      <p dir={bio === '' ? undefined : 'auto'} className={bio === '' ? 'text-soft' : 'break-words whitespace-pre-wrap'}>
        {bio === '' ? t('applicants.noBio') : bio}
      </p>
      {fields.length === 0 ? null : (
        <dl className="flex flex-col gap-2">
          {fields.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-sm text-soft">
                <bdi>{question}</bdi>
              </dt>
              <dd className="wrap-anywhere">
                <bdi>{answer}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {photos.length === 0 ? (
        <p className="text-soft">{t('noPhotos')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 min-[64rem]:grid-cols-6">
          {photos.map(({ id, image_480 }, index) => (
            <li key={id}>
              <img
                src={resourceUrl(image_480)}
                alt={t('applicants.photo', { number: String(index + 1) })}
                className="aspect-4/5 w-full rounded-control object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
