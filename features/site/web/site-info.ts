/** What differs between installations and stands in pages that were drawn before: the server fills these in. */
const placeholders = { 'operator-email': '%OPERATOR_EMAIL%', 'developer-url': '%DEVELOPER_URL%', year: '%YEAR%' }

const read = (name: keyof typeof placeholders): string =>
  typeof document === 'undefined'
    ? placeholders[name]
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? placeholders[name])

/** The operator's address, the developers' site, and the year of the copyright line. */
export const siteInfo = (): { email: string; developer: string; year: string } => ({
  email: read('operator-email'),
  developer: read('developer-url'),
  year: read('year'),
})
