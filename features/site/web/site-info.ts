/** Placeholders in prerendered pages, which the server replaces with the values of the installation. */
const placeholders = {
  'operator-email': '%OPERATOR_EMAIL%',
  'developer-url': '%DEVELOPER_URL%',
  'facebook-url': '%FACEBOOK_URL%',
  'twitter-url': '%TWITTER_URL%',
  'instagram-url': '%INSTAGRAM_URL%',
  'youtube-url': '%YOUTUBE_URL%',
  year: '%YEAR%',
  testimonials: '%TESTIMONIALS%',
}

const read = (name: keyof typeof placeholders): string =>
  typeof document === 'undefined'
    ? placeholders[name]
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? placeholders[name])

interface SiteInfo {
  email: string
  /** URL of the developers' page; empty without one. */
  developer: string
  year: string
  /** The testimonials to show, such as `en.first fr.first`; `demo` for all. */
  testimonials: string
  /** The operator's pages by network; empty without one. */
  social: Record<'facebook' | 'twitter' | 'instagram' | 'youtube', string>
}

/** The operator's email address and pages, the developers' URL, the year of the copyright line, and the testimonials. */
export const readSiteInfo = (): SiteInfo => ({
  email: read('operator-email'),
  developer: read('developer-url'),
  year: read('year'),
  testimonials: read('testimonials'),
  social: {
    facebook: read('facebook-url'),
    twitter: read('twitter-url'),
    instagram: read('instagram-url'),
    youtube: read('youtube-url'),
  },
})
