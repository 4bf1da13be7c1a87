// Runs after the markup of a screen that is shown before its scripts load: adapts it to the member of this browser, before the first paint.
;(() => {
  const frame = document.getElementById('start')
  let session
  let chosen
  let drawer
  let guest
  let picks
  let view = new URLSearchParams(location.search).get('view')
  try {
    session = JSON.parse(localStorage.getItem('auth'))?.state
    chosen = localStorage.getItem('preferred-language') ?? session?.user?.locale
    drawer = JSON.parse(localStorage.getItem(`drawer:${session?.user?.id}`))?.state
    // As in features/matches/web/view/feed-view.ts.
    view ??= localStorage.getItem(`matches-view:${session?.user?.id}`)
    // As in features/matches/web/picks/picks-expected.ts.
    picks = localStorage.getItem(`matches-picks:${session?.user?.id}`)
    guest = localStorage.getItem('guest')
    if (guest) view = 'grid'
  } catch {
    // Storage is blocked or invalid: nobody is signed in here.
  }
  const { lang, dataset } = document.documentElement
  // A visitor is redirected to the login, and a member with another language needs other texts: both see only the logo.
  if (!session?._ndloo_token || (chosen && chosen !== lang)) return frame.remove()
  document.getElementById('start-logo').remove()

  const title = frame.querySelector('h1')
  const name = session.user?.firstname ?? ''
  if (title) title.textContent = title.textContent.replace('%FIRST_NAME%', name)
  for (const initials of frame.querySelectorAll('header span[aria-label], header span[aria-hidden]'))
    if (initials.textContent.startsWith('%')) initials.textContent = name.slice(0, 1).toUpperCase()
  // The greeting goes by the clock of this device.
  const greeting = frame.querySelector('[data-greeting]')
  if (greeting) greeting.textContent = '\u00A0'
  if (drawer?.collapsed) {
    frame.querySelector('.md\\:ps-60')?.classList.replace('md:ps-60', 'md:ps-20')
    const sidebar = frame.querySelector('nav.w-60')
    sidebar?.classList.replace('w-60', 'w-20')
    for (const label of sidebar?.querySelectorAll('span, li:last-child > div') ?? []) label.classList.add('sr-only')
  }
  // Offline, this page is used for every screen, so only the navigation is kept.
  if (location.pathname !== dataset.path) {
    frame.querySelector('main')?.replaceChildren()
    if (title) title.textContent = '\u00A0'
    for (const link of frame.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
    return undefined
  }

  // Most members have no picks, guests never, and the deck has only a low bar for picks.
  if (guest || view === 'deck' || picks !== 'some') frame.querySelector('main [data-picks]')?.remove()
  if (view === 'deck' && dataset.path === '/dashboard/matches') {
    const [card, ...others] = [...frame.querySelectorAll('main .aspect-4\\/5')].map((photo) => photo.parentElement)
    for (const other of others) other.remove()
    for (const line of card?.querySelectorAll('.aspect-4\\/5 ~ *') ?? []) line.remove()
    const column = card?.parentElement.parentElement
    if (column) {
      // The shape of MatchesScreen with the deck: the card fills the window, except for a row above it and the buttons below.
      const screen = column.parentElement.parentElement
      screen.dataset.fillsScreen = ''
      screen.classList.add('h-full')
      column.previousElementSibling.style.visibility = 'hidden'
      column.parentElement.classList.replace('gap-4', 'gap-2')
      column.className = 'min-h-0 flex-1'
      card.parentElement.className = 'mx-auto flex h-full w-full max-w-md flex-col'
      card.parentElement.style.paddingBottom = '4.25rem'
      card.className = 'relative min-h-60 flex-1'
      card.firstElementChild.classList.add('absolute', 'inset-0')
      card.firstElementChild.style.aspectRatio = 'auto'
    }
  }
  const tiles = frame.querySelectorAll('main .aspect-4\\/5')
  const show = (people) => {
    for (const [index, tile] of [...tiles].entries()) {
      const photo = people[index]?.images[0]
      const { top } = tile.getBoundingClientRect()
      if (!photo || top > innerHeight) continue
      // Small, because it shares a slow line with the scripts. The application shows it until the larger one is here.
      tile.append(
        Object.assign(new Image(), {
          className: 'size-full rounded-card object-cover',
          alt: '',
          fetchPriority: 'high',
          src: photo.image_160,
        }),
      )
    }
  }
  for (const answer of Object.values(globalThis.earlyAnswers?.answers ?? {}))
    answer
      .then((response) => (response.ok ? response.clone().json() : undefined))
      .then((body) => Array.isArray(body?.data?.people) && body.data.ends_at === undefined && show(body.data.people))
      .catch(() => {})
})()
