import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useId } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { matchesText } from '../../locales/text.ts'
import { picksPerDay } from '../../picks-contract.ts'
import { WhyButton } from '../why/WhyButton.tsx'
import { pickBoxClasses, pickPlaceClasses, picksListClasses, picksScrollerClasses, type PicksLayout } from './pick-classes.ts'
import { PickList } from './PickList.tsx'
import type { ShownPicks } from './use-picks.ts'
import { useAllPicksDecidedText, usePicksTitle } from './use-picks-title.ts'

/** A sentence in place of the picks, as high as they are, so that nothing moves. */
const Instead = ({ layout, icon, children }: { layout: PicksLayout; icon?: ReactNode; children: ReactNode }) => (
  <div
    role="status"
    className={classes(
      'flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-dashed border-line px-4 text-center text-soft',
      pickBoxClasses[layout],
    )}
  >
    {icon}
    {children}
  </div>
)

interface PicksSectionProps {
  picks: ShownPicks
  /** Whether the filter panel is beside the grid. */
  narrow: boolean
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** The picks of today above the grid. It is as high in each of its states. */
export const PicksSection = ({ picks, narrow, onChanged }: PicksSectionProps) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const cutOff = useServerUnreachable()
  const id = useId()
  const title = usePicksTitle(picks.people.length)
  const end = useAllPicksDecidedText(picks.endsAt)
  const { state } = picks
  // Without a network this section shows nothing: the list of people below shows one error, with a retry for both.
  if (state === 'none' || (state === 'failed' && cutOff)) return null
  const layout = narrow ? 'line' : 'columns'
  if (state === 'waiting')
    return (
      <div data-picks className="flex flex-col">
        <div className="flex min-h-11 items-center">
          <Skeleton shape="line" className="h-5 w-40" />
        </div>
        <div className="-m-1 overflow-hidden p-1">
          <div className={picksListClasses[layout]}>
            {Array.from({ length: picksPerDay }, (_, index) => (
              <div key={index} className={pickPlaceClasses[layout]}>
                <Skeleton className={classes('rounded-card', pickBoxClasses[layout])} />
              </div>
            ))}
          </div>
        </div>
      </div>
    )
  return (
    <section aria-labelledby={id} className="flex flex-col">
      <div className="flex min-h-11 items-center gap-1">
        <Heading level={2} size="md" id={id}>
          {state === 'shown' ? title : t('picks.title')}
        </Heading>
        <WhyButton of="picks" />
      </div>
      {state === 'shown' ? (
        <div className={picksScrollerClasses}>
          <PickList people={picks.people} label={title} layout={layout} onChanged={onChanged} />
        </div>
      ) : (
        <div className="py-1">
          {state === 'failed' ? (
            <Instead layout={layout}>
              {t('picks.failed')}
              <Button variant="secondary" size="sm" busy={picks.busy} onClick={picks.retry}>
                {words('words.retry')}
              </Button>
            </Instead>
          ) : (
            <Instead layout={layout} icon={<Sparkles aria-hidden className="size-5 text-marigold-ink" />}>
              {end}
            </Instead>
          )}
        </div>
      )}
    </section>
  )
}
