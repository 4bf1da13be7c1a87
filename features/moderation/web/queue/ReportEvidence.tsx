import { parseContent } from '#features/chat/content-contract.ts'
import { useVocabulary } from '#features/members/web/index.ts'
import { VoiceHelloPlayer } from '#features/voice-hello/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { resourceUrl } from '#platform/web/client/address.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { CaseDetail } from '../../contract.ts'
import { moderationText, reviewText } from '../../locales/text.ts'
import { EvidenceAttachment } from './EvidenceAttachment.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'

type CaseReport = CaseDetail['case_reports'][number]
type Evidence = NonNullable<CaseReport['evidence']>

const LikedItem = ({ item }: { item: NonNullable<Evidence['messages'][number]['liked_item']> }) => {
  const t = useT(reviewText)
  const { prompt } = useVocabulary()
  const sentence = () => {
    if (item.kind === 'gone') return t('likedItem.gone')
    if (item.kind === 'photo') return t('likedItem.photo', { hash: item.hash })
    return t('likedItem.prompt', { question: prompt(item.question), answer: item.answer })
  }
  return <p className="text-sm wrap-anywhere text-soft">{sentence()}</p>
}

/** When a message was edited or deleted, and the texts it had before. */
const Changes = ({ message: { edited_at, deleted_at, earlier = [] } }: { message: Evidence['messages'][number] }) => {
  const t = useT(reviewText)
  const { date } = useFormat()
  const at = (moment: string) => date(moment, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      {edited_at === undefined ? null : <p className="text-xs text-soft">{t('messageEdited', { date: at(edited_at) })}</p>}
      {deleted_at === undefined ? null : <p className="text-xs text-soft">{t('messageDeleted', { date: at(deleted_at) })}</p>}
      {earlier.length === 0 ? null : (
        <ul className="flex flex-col gap-1 border-s-2 border-line ps-2">
          {earlier.map(({ body, replaced_at }) => (
            <li key={replaced_at + body} dir="auto" className="text-sm break-words whitespace-pre-wrap">
              {t('earlierText', { date: at(replaced_at), text: body })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Message = ({ message, isFound }: { message: Evidence['messages'][number]; isFound: boolean }) => {
  const t = useT(reviewText)
  const { date } = useFormat()
  const { from, kind, body, attachment, created_at, liked_item } = message
  const event = kind === 'system' ? parseContent({ kind, body: body ?? '' }).event : undefined
  return (
    <li className={classes('px-2 py-1', from === 'reported' && 'rounded-mark bg-danger-tint', isFound && 'ring-1 ring-danger')}>
      <span className="text-xs text-soft">
        {t(`from.${from === 'reported' || from === 'reporter' ? from : 'system'}`)} ·{' '}
        {date(created_at, { dateStyle: 'short', timeStyle: 'short' })}
        {isFound ? ` · ${t('found.here')}` : null}
      </span>
      {liked_item === undefined ? null : <LikedItem item={liked_item} />}
      {attachment === undefined && message.deleted_at === undefined ? (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {event === undefined ? body : t(`events.${event}`)}
        </p>
      ) : null}
      {attachment === undefined ? null : <EvidenceAttachment kind={kind} attachment={attachment} />}
      <Changes message={message} />
    </li>
  )
}

const Messages = ({ messages, found }: { messages: Evidence['messages']; found: ReadonlySet<number> }) => {
  const t = useT(reviewText)
  if (messages.length === 0) return <p className="text-soft">{t('noMessages')}</p>
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={t('messages')}
      className="flex max-h-[min(36rem,70vh)] flex-col gap-1.5 overflow-y-auto rounded-control border border-line p-2"
    >
      {messages.map((message) => (
        <Message key={message.seq} message={message} isFound={found.has(message.seq)} />
      ))}
    </ol>
  )
}

const Photos = ({ photos }: { photos: Evidence['photos'] }) => {
  const t = useT(reviewText)
  if (photos.length === 0) return <p className="text-soft">{t('noPhotos')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, image, hash }) => (
        <li key={id} className="w-24">
          {image === null ? (
            <span title={hash} className="grid aspect-4/5 place-items-center rounded-control bg-sunken p-1 text-center text-xs text-soft">
              {t('photoGone')}
            </span>
          ) : (
            <img src={resourceUrl(image)} alt="" className="aspect-4/5 w-full rounded-control object-cover" />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The scam signs that the service found. */
const FoundSigns = ({ signs }: { signs: NonNullable<CaseReport['signs']> }) => {
  const t = useT(reviewText)
  return (
    <div className="flex flex-col gap-2">
      <p>{t('found.text')}</p>
      <ul className="flex flex-wrap gap-2">
        {signs.map(({ sign, count, words }) => (
          <li key={sign} className="rounded-control bg-danger-tint px-3 py-1 text-sm">
            {t(`found.signs.${sign}`)} · {count}
            {words === undefined ? null : (
              <bdi className="block text-xs break-words" dir="auto">
                {words.join(' · ')}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Reporter = ({ report: { reporter, signs } }: { report: CaseReport }) => {
  const t = useT(reviewText)
  if (signs !== null) return t('found.by')
  if (reporter === null) return t('reporterGone')
  const { firstname, lastname, acted, no_breach } = reporter
  return t('reporter', { name: `${firstname} ${lastname}`, acted, no_breach })
}

/** A report with its text, its reporter, the messages, and the profile as it was beside what has changed in it. */
export const ReportEvidence = ({ report, now }: { report: CaseReport; now: Record<string, unknown> }) => {
  const t = useT(reviewText)
  const moderation = useT(moderationText)
  const { date } = useFormat()
  const { evidence, signs } = report
  const found = new Set(signs?.flatMap(({ seqs }) => seqs))
  return (
    <article className="flex flex-col gap-3 rounded-control border border-line bg-card p-4">
      <header>
        <h3 className="text-base font-semibold">
          {report.category === null ? t('noCategory') : moderation(`categories.${report.category}`)}
        </h3>
        <p className="text-soft">
          {date(report.created_at, { dateStyle: 'medium', timeStyle: 'short' })} · <Reporter report={report} />
        </p>
      </header>
      {signs === null ? (
        <blockquote dir="auto" className="border-s-4 border-primary ps-3 break-words whitespace-pre-wrap">
          {report.content}
        </blockquote>
      ) : (
        <FoundSigns signs={signs} />
      )}
      {evidence === null ? null : (
        <div className="grid gap-4 min-[64rem]:grid-cols-2">
          <section className="flex flex-col gap-2 min-[64rem]:col-span-2">
            <h4 className="font-semibold">{t('messages')}</h4>
            <Messages messages={evidence.messages} found={found} />
          </section>
          <section className="flex flex-col gap-2">
            <h4 className="font-semibold">{t('asItWas', { date: date(evidence.taken_at) })}</h4>
            <ProfileFacts profile={evidence.profile} />
            <Photos photos={evidence.photos} />
            {evidence.voice_hello === null ? null : (
              <VoiceHelloPlayer id={report.id} name={String(evidence.profile.firstname ?? '')} hello={evidence.voice_hello} />
            )}
          </section>
          <section className="flex flex-col gap-2">
            <h4 className="font-semibold">{t('now')}</h4>
            <ProfileFacts profile={now} since={evidence.profile} />
          </section>
        </div>
      )}
    </article>
  )
}
