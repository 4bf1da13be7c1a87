import { useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../../locales/public/text.ts'
import amina from '../pictures/amina.webp'
import kwame from '../pictures/kwame.webp'
import njeri from '../pictures/njeri.webp'

const people = [
  { name: 'first', picture: amina, background: 'bg-marigold' },
  { name: 'second', picture: kwame, background: 'bg-lagoon' },
  { name: 'third', picture: njeri, background: 'bg-primary' },
] as const

/** Quotes of three members, and the way to join them. */
export const Testimonials = () => {
  const t = useT(publicText)
  const signedIn = useSession((session) => session._ndloo_token !== null)
  return (
    <section className="bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-safe-4 py-14 sm:px-safe-6 md:py-24">
        <Heading level={2} size="xl">
          {t('testimonials.title')}
        </Heading>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {people.map(({ name, picture, background }) => (
            <li key={name}>
              <figure className="flex h-full flex-col gap-5 rounded-card bg-card p-5 sm:p-6">
                <figcaption className="flex items-end gap-4">
                  <img
                    src={picture}
                    alt=""
                    width={224}
                    height={280}
                    loading="lazy"
                    className={`h-30 w-24 rounded-control object-cover ${background}`}
                  />
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
        {signedIn ? null : (
          <div className="mt-10 flex flex-col items-center gap-3 text-center">
            <Button size="lg" className="max-sm:w-full" render={<a href="/signup">{t('hero.first.action')}</a>} />
            <p className="text-sm">{t('hero.promise')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
