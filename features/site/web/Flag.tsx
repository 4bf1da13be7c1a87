import { flagOf, type Locale } from '#platform/shared/i18n/locales.ts'
import { classes } from '#platform/web/ui/classes.ts'

/** The flag of a language, hidden from screen readers. */
export const Flag = ({ locale, className }: { locale: Locale; className?: string }) => (
  <svg aria-hidden viewBox="0 0 24 16" fill="none" className={classes('h-4 w-6 shrink-0 rounded-[2px]', className)}>
    {flagOf(locale).map((path, index) => (
      <path key={index} {...path} />
    ))}
  </svg>
)
