import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { Boost, BoostResults } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { useBoostFormat } from './use-boost-format.ts'

const rows = ['shown', 'views', 'likes'] as const

const Table = ({ results: { hours, until, during, before, before_boosted } }: { results: BoostResults }) => {
  const t = useT(boostsText)
  const { number } = useFormat()
  const { moment } = useBoostFormat()
  return (
    <>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-sm text-soft">
            <td />
            <th scope="col" className="pb-1 text-end font-semibold">
              {t('results.during')}
            </th>
            <th scope="col" className="pb-1 ps-3 text-end font-normal">
              {t('results.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-2.5 pe-2 text-start font-normal">
                {t(`results.${row}`)}
              </th>
              <td className="py-2.5 text-end font-display text-xl font-semibold">{number(during[row])}</td>
              <td className="py-2.5 ps-3 text-end text-soft">{before === null ? t('results.unknown') : number(before[row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-soft">
        {t(before === null ? 'results.spanAlone' : 'results.span', { count: hours, moment: moment(until) })}
        {before_boosted ? ` ${t('results.boostedBefore')}` : null}
      </p>
    </>
  )
}

/** Shows the results of a boost beside the time before, or when the results will be available. */
export const BoostResultsCard = ({ boost, running }: { boost: Boost; running: boolean }) => {
  const t = useT(boostsText)
  const { moment } = useBoostFormat()
  const { results, results_at } = boost
  return (
    <section aria-labelledby="results" className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="results" className="font-display text-xl font-semibold tracking-tight">
        {t(running ? 'results.title' : 'results.last')}
      </h2>
      {results === null ? (
        <p className="text-soft">{running ? t('results.later', { moment: moment(results_at) }) : t('results.none')}</p>
      ) : (
        <Table results={results} />
      )}
      <p className="text-sm text-soft">{t('results.private')}</p>
    </section>
  )
}
