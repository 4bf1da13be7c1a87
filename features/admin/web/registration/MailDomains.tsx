import { useState } from 'react'
import { changeMailDomains, type ConsoleRegistration } from '#features/registration/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { cacheRegistration } from './registration-cache.ts'

type Domains = ConsoleRegistration['mail_domains']
const lists = ['held', 'trusted'] as const

const linesOf = (typed = ''): string[] => typed.split(/[\s,;]+/).filter((line) => line !== '')

/** The operator's mail domains: domains whose sign-ups are held, and domains that never count as disposable. */
export const MailDomains = ({ domains }: { domains: Domains }) => {
  const t = useT(adminText)
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<Domains>(domains)
  /** Returns the error of a whole list, or else the error of its first wrong domain with the name of that domain. */
  const errorOf = (list: (typeof lists)[number], fieldError: (field: string) => string | undefined): string | undefined => {
    const index = sent[list].findIndex((_, place) => fieldError(`${list}.${place}`) !== undefined)
    const domain = sent[list][index]
    return domain === undefined
      ? fieldError(list)
      : t('registration.domains.wrong', { domain, error: fieldError(`${list}.${index}`) ?? '' })
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {lists.map((list) => (
        <details key={list} className="w-full">
          <summary className="cursor-pointer py-2">{t(`registration.domains.${list}Are`, { count: String(domains[list].length) })}</summary>
          <p className="break-words text-soft">{domains[list].length === 0 ? t('registration.domains.none') : domains[list].join(', ')}</p>
        </details>
      ))}
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('registration.domains.change')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('registration.domains.change')}
        submit={t('registration.domains.change')}
        renderFields={(fieldError) =>
          lists.map((list) => (
            <TextArea
              key={list}
              name={list}
              label={t(`registration.domains.${list}`)}
              hint={t(`registration.domains.${list}Hint`)}
              defaultValue={domains[list].join('\n')}
              error={errorOf(list, fieldError)}
              autoCapitalize="none"
              spellCheck={false}
            />
          ))
        }
        onSubmit={async ({ reason = '', held, trusted }) => {
          const given = { held: linesOf(held), trusted: linesOf(trusted) }
          setSent(given)
          cacheRegistration((await consoleCall(changeMailDomains, { body: { ...given, reason } })).data)
        }}
      />
    </div>
  )
}
