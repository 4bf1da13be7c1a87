import type { Routes } from '#platform/server/http/route.ts'
import { locales } from '#platform/shared/i18n/locales.ts'

type Platform = Pick<Routes['platform'], 'config' | 'texts'>

const names = ['first', 'second', 'third'] as const
const parts = ['quote', 'name', 'place'] as const

/**
 * Returns which testimonials may be shown, such as `en.first fr.first`: those whose texts the operator has all written in the console. A demo shows
 * all testimonials, with invented people; the result is then `demo`.
 */
const listTestimonials = ({ config, texts }: Platform): string => {
  if (config.demo) return 'demo'
  const isOwn = (locale: string, name: string) => parts.every((part) => texts.isOverridden(locale, `public.testimonials.${name}.${part}`))
  return locales.flatMap((locale) => names.filter((name) => isOwn(locale, name)).map((name) => `${locale}.${name}`)).join(' ')
}

/** Removes the testimonials that may not be shown from a page, as the client does. Testimonials of the operator have no portrait. */
export const fillTestimonials = (platform: Platform, html: string): string => {
  const shown = listTestimonials(platform)
  const filled = html.replaceAll('%TESTIMONIALS%', shown)
  if (shown === 'demo') return filled
  const [, locale = ''] = /<html lang="([a-z]{2})"/.exec(html) ?? []
  const isShown = (name: string): boolean => shown.split(' ').includes(`${locale}.${name}`)
  return filled.replace(/<div data-part="testimonials">.*?<\/div>/s, (section) =>
    names.some(isShown)
      ? section.replaceAll(/<li data-testimonial="([a-z]+)">.*?<\/li>/gs, (item: string, name: string) =>
          isShown(name) ? item.replaceAll(/<img [^>]*>/g, '') : '',
        )
      : '',
  )
}
