// Runs in the head, before anything is drawn: when the reader prefers another language than the server could know of, that page is fetched.
;(() => {
  const known = ['en', 'es', 'fr', 'pt', 'sw']
  const address = new URL(location.href)
  if (known.includes(address.searchParams.get('lang'))) return
  let stored = null
  let account
  try {
    stored = localStorage.getItem('preferred-language')
    account = JSON.parse(localStorage.getItem('auth'))?.state?.user?.locale
  } catch {
    // Refused or unreadable: the browser's own languages decide.
  }
  const prefixes = [account, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase())
  const wanted = known.includes(stored) ? stored : (prefixes.find((prefix) => known.includes(prefix)) ?? 'en')
  if (wanted === document.documentElement.lang) return
  address.searchParams.set('lang', wanted)
  location.replace(address)
})()
