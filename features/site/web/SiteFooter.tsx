import type { ReactNode } from 'react'
import { languageNames, locales, useT } from '#platform/web/i18n.tsx'
import type { SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { en } from '../locales/public/en.ts'
import { publicText } from '../locales/public/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { readSiteInfo } from './site-info.ts'
import { SocialIcons } from './SocialIcons.tsx'

interface FooterLink {
  linkTitle: SentenceKey<typeof en>
  linkTo: string
}
const company: FooterLink[] = [
  { linkTitle: 'footer.contactUs', linkTo: '/contactUs' },
  { linkTitle: 'footer.terms', linkTo: '/terms&conditions' },
  { linkTitle: 'footer.privacy', linkTo: '/privacy' },
  { linkTitle: 'footer.safety', linkTo: '/safety' },
]
const legal = company.slice(1, 3)

const link = 'inline-flex min-h-11 items-center rounded-control text-soft-night transition-colors hover:text-on-night hover:underline'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="text-base">{title}</h2>
    <div className="mt-2">{children}</div>
  </div>
)

/** The footer of the public pages. */
export const SiteFooter = () => {
  const t = useT(publicText)
  const { email, developer, year } = readSiteInfo()
  return (
    <footer className="bg-night text-on-night [--color-focus:var(--color-on-night)] [--color-ground:var(--color-night)]">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-safe-4 py-12 sm:grid-cols-2 sm:px-safe-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex max-w-xs flex-col items-start gap-4">
          <Logo />
          <p className="text-soft-night">{t('footer.tagline')}</p>
          <SocialIcons />
        </div>
        <Column title={t('footer.company')}>
          <ul>
            {company.map(({ linkTitle, linkTo }) => (
              <li key={linkTo}>
                <a href={linkTo} className={link}>
                  {t(linkTitle)}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={t('footer.contact')}>
          <address className="not-italic">
            <span className="block text-sm text-soft-night">{t('footer.email')}</span>
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {email}
            </a>
          </address>
        </Column>
        <Column title={t('footer.languages')}>
          <LanguageMenu className="mt-1 border border-soft-night/40 hover:bg-on-night/10" />
          <noscript>
            <ul>
              {locales.map((locale) => (
                <li key={locale}>
                  <a href={`?lang=${locale}`} hrefLang={locale} lang={locale} className={link}>
                    {languageNames[locale]}
                  </a>
                </li>
              ))}
            </ul>
          </noscript>
        </Column>
      </div>
      <div className="border-t border-soft-night/25">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-safe-4 pt-3 pb-safe-3 text-sm sm:px-safe-6">
          <p className="me-auto py-2 text-soft-night">{t('footer.copyright', { year })}</p>
          {legal.map(({ linkTitle, linkTo }) => (
            <a key={linkTo} href={linkTo} className={link}>
              {t(linkTitle)}
            </a>
          ))}
          <a href={developer || undefined} hidden={developer === ''} target="_blank" rel="noopener" className={link}>
            {t('footer.developer')}
            <VisuallyHidden> ({t('footer.newTab')})</VisuallyHidden>
          </a>
        </div>
      </div>
    </footer>
  )
}
