import { type ReactNode, useId } from 'react'
import { Heading } from '#platform/web/ui/Heading.tsx'

/** Card with the fields of one subject. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-1">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {hint ? <p className="text-sm text-soft">{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}
