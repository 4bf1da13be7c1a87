import { publicText } from '../locales/public/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { readSiteInfo } from './site-info.ts'

const icons = {
  facebook: 'M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v9h4v-9h3l1-4h-4V9c0-.6.4-1 1-1Z',
  // The specification calls this network Twitter; the icon is its current one, an X.
  twitter: 'M3 3h6l4 6 6-6h2l-7 8 7 10h-6l-5-7-6 7H2l8-9ZM6 5l10 14h2L8 5Z',
  instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Zm4 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM17.2 5.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  youtube:
    'M12 5c4.8 0 7.5.2 8.6.5 1 .3 1.7 1.1 1.9 2 .4 1.5.5 3 .5 4.5s-.1 3-.5 4.5c-.2.9-.9 1.7-1.9 2-1.1.3-3.8.5-8.6.5s-7.5-.2-8.6-.5c-1-.3-1.7-1.1-1.9-2C1.1 15 1 13.5 1 12s.1-3 .5-4.5c.2-.9.9-1.7 1.9-2C4.5 5.2 7.2 5 12 5Zm-2 3.8v6.4l5.6-3.2L10 8.8Z',
}

const names = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' }
const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const
const circle = 'grid size-11 place-items-center rounded-full border border-soft-night/40 text-soft-night'

/** Icons of social networks. They lead to the operator's pages; a network without one has no link. */
export const SocialIcons = () => {
  const t = useT(publicText)
  const { social } = readSiteInfo()
  return (
    <ul aria-label={t('footer.social')} className="flex gap-2">
      {networks.map((network) => (
        <li key={network}>
          <a
            {...(social[network] === '' ? { role: 'link', 'aria-disabled': true } : { href: social[network] })}
            aria-label={names[network]}
            className={`${circle} transition-colors [&[href]]:hover:border-on-night [&[href]]:hover:text-on-night`}
          >
            <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-5">
              <path d={icons[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
