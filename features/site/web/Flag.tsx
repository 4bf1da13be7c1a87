import type { ReactNode } from 'react'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { classes } from '#platform/web/ui/classes.ts'

const drawings: Record<Locale, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
      <path fill="#aa151b" d="M5 6h3.4v2.6a1.7 1.7 0 0 1-3.4 0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
  pt: (
    <>
      <path fill="#009739" d="M0 0h24v16H0z" />
      <path fill="#fedd00" d="m12 1.8 9.6 6.2-9.6 6.2L2.4 8z" />
      <circle fill="#012169" cx="12" cy="8" r="3.5" />
      <path stroke="#fff" strokeWidth=".8" d="M8.7 7.1c2.3-.4 4.7.1 6.5 1.9" />
    </>
  ),
  sw: (
    <>
      <path fill="#006600" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M0 0h24v10.9H0z" />
      <path fill="#bb0000" d="M0 0h24v10.2H0z" />
      <path fill="#fff" d="M0 0h24v5.8H0z" />
      <path fill="#000" d="M0 0h24v5.1H0z" />
      <ellipse fill="#bb0000" stroke="#fff" strokeWidth=".5" cx="12" cy="8" rx="2.1" ry="4.6" />
      <path fill="#000" d="M10.2 5.8c.6.7.6 3.7 0 4.4M13.8 5.8c-.6.7-.6 3.7 0 4.4" />
    </>
  ),
}

/** The flag of a language, hidden from screen readers. */
export const Flag = ({ locale, className }: { locale: Locale; className?: string }) => (
  <svg aria-hidden viewBox="0 0 24 16" fill="none" className={classes('h-4 w-6 shrink-0 rounded-[2px]', className)}>
    {drawings[locale]}
  </svg>
)
