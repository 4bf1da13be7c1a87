// Runs in the head of a screen that is shown before its scripts load: sends the first requests meanwhile.
;(() => {
  let session
  let chosen
  try {
    session = JSON.parse(localStorage.getItem('auth'))?.state
    chosen = localStorage.getItem('preferred-language') ?? session?.user?.locale
  } catch {
    // Storage is blocked or invalid: the application asks by itself.
  }
  const token = session?._ndloo_token
  const wanted = document.querySelector('meta[name="early-requests"]')?.content
  if (!token || !wanted || location.pathname !== document.documentElement.dataset.path || location.search !== '') return
  // The application asks in the language of the member, which may differ from that of this page.
  const locale = chosen || document.documentElement.lang
  const headers = { accept: 'application/json', 'accept-language': locale, authorization: `Bearer ${token}` }
  const answers = {}
  for (const path of wanted.split(' ')) {
    answers[path] = fetch(path, { headers, priority: 'high' })
    // The code that takes the answer handles its failure.
    answers[path].catch(() => {})
  }
  globalThis.earlyAnswers = { token, locale, answers }
})()
