import type { ReactNode } from 'react'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'

interface PageHeadProps {
  title: string
  /** Limits the width, as that of the content below. */
  width: 'max-w-3xl' | 'max-w-xl'
  /** One or two sentences, or links, under the title. */
  children: ReactNode
}

/** The title of a public page on the dark ground of the brand, under the header, with the woven border below. */
export const PageHead = ({ title, width, children }: PageHeadProps) => (
  <div className="bg-night text-on-night">
    <div className={classes('mx-auto flex w-full flex-col gap-3 px-safe-4 pt-26 pb-9 sm:px-safe-6 sm:pt-32 sm:pb-12', width)}>
      <Heading level={1} className="sm:text-4xl">
        {title}
      </Heading>
      {children}
    </div>
    <WovenBand direction="across" diamonds={240} className="block h-2.5 w-full" />
  </div>
)
