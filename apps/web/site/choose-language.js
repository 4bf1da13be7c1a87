// Runs in the head before the first paint: loads the page in the preferred language if the server sent another one.
// The build replaces __LOCALES__ by the supported languages.
;(() => {
  const known = __LOCALES__
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
