/** Placeholders in prerendered pages, which the server replaces with the values of the installation. */
const placeholders = { 'operator-email': '%OPERATOR_EMAIL%', 'developer-url': '%DEVELOPER_URL%', year: '%YEAR%' }

const read = (name: keyof typeof placeholders): string =>
  typeof document === 'undefined'
    ? placeholders[name]
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? placeholders[name])

/** The operator's email address, the developers' URL, and the year of the copyright line. */
export const siteInfo = (): { email: string; developer: string; year: string } => ({
  email: read('operator-email'),
  developer: read('developer-url'),
  year: read('year'),
})
