import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../../locales/public/text.ts'
import amina from '../pictures/amina.webp'
import kwame from '../pictures/kwame.webp'
import njeri from '../pictures/njeri.webp'
import { readSiteInfo } from '../site-info.ts'

const people = [
  { name: 'first', picture: amina, background: 'bg-marigold' },
  { name: 'second', picture: kwame, background: 'bg-lagoon' },
  { name: 'third', picture: njeri, background: 'bg-primary' },
] as const

/** In the build all are drawn, and the server leaves out what this installation does not show. */
const isEveryone = (testimonials: string): boolean => testimonials === 'demo' || testimonials.startsWith('%')

/**
 * Quotes of up to three members, and the way to join them. The built-in ones are invented, with drawn portraits, and for the demo only; a live service
 * shows those that its operator has written, without a portrait.
 */
export const Testimonials = () => {
  const t = useT(publicText)
  const locale = useLanguage((language) => language.locale)
  const signedIn = useSession((session) => session._ndloo_token !== null)
  const { testimonials } = readSiteInfo()
  const invented = isEveryone(testimonials)
  const shown = people.filter(({ name }) => invented || testimonials.split(' ').includes(`${locale}.${name}`))
  if (shown.length === 0 && signedIn) return null
  return (
    <section className="bg-sunken">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-safe-4 py-14 sm:px-safe-6 md:py-24">
        {shown.length === 0 ? null : (
          <div data-part="testimonials">
            <Heading level={2} size="xl">
              {t('testimonials.title')}
            </Heading>
            <ul className="mt-8 grid gap-5 md:auto-cols-fr md:grid-flow-col">
              {shown.map(({ name, picture, background }) => (
                <li key={name} data-testimonial={name}>
                  <figure className="flex h-full flex-col gap-5 rounded-card bg-card p-5 sm:p-6">
                    <figcaption className="flex items-end gap-4">
                      {invented ? (
                        <img
                          src={picture}
                          alt=""
                          width={224}
                          height={280}
                          loading="lazy"
                          className={`h-30 w-24 rounded-control object-cover ${background}`}
                        />
                      ) : null}
                      <span>
                        <span className="block font-display text-xl font-semibold tracking-tight">{t(`testimonials.${name}.name`)}</span>
                        <span className="block text-soft">{t(`testimonials.${name}.place`)}</span>
                      </span>
                    </figcaption>
                    <blockquote className="text-lg">{t(`testimonials.${name}.quote`)}</blockquote>
                  </figure>
                </li>
              ))}
            </ul>
          </div>
        )}
        {signedIn ? null : (
          <div className="flex flex-col items-center gap-3 text-center">
            <Button size="lg" className="max-sm:w-full" render={<a href="/signup">{t('hero.first.action')}</a>} />
            <p className="text-sm">{t('hero.promise')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
