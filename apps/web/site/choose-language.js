// Runs in the head before the first paint: loads the page in the preferred language if the server sent another one.
// The server fills in the languages of this installation.
;(() => {
  const known = '%LOCALES%'.split(' ')
  const address = new URL(location.href)
  if (known.includes(address.searchParams.get('lang'))) return
  let stored = null
  let account
  try {
    stored = localStorage.getItem('preferred-language')
    account = JSON.parse(localStorage.getItem('auth'))?.state?.user?.locale
  } catch {
    // Storage is blocked or invalid: use the languages of the browser.
  }
  const prefixes = [account, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase())
  const wanted = known.includes(stored) ? stored : (prefixes.find((prefix) => known.includes(prefix)) ?? 'en')
  if (wanted === document.documentElement.lang) return
  address.searchParams.set('lang', wanted)
  location.replace(address)
})()
