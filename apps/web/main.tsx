import './disable-zod-jit.ts'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { isPrefetching } from '#platform/web/client/loading/prefetch-when-idle.ts'
import { followLanguageOfOtherTabs, onLanguageChosen, initLanguage } from '#platform/web/i18n.tsx'
import { isServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { followSessionOfOtherTabs, onSessionChange, sessionToken, useSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { openBroadcastChannel } from '#platform/web/client/broadcast-channel.ts'
import { ignoreSecondPressElsewhere } from '#platform/web/ui/double-press.ts'
import { tabStorage } from '#platform/web/storage.ts'
import { showSavedToasts } from '#platform/web/ui/toasts/saved-toasts.ts'
import { watchInstallPrompt } from '#features/site/web/index.ts'
import { refetchOnLanguageChange } from './language/refetch-on-language-change.ts'
import { saveLanguageIfSignedIn } from './language/save-language-if-signed-in.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { loadCatalogues } from './language/load-catalogues.ts'
import { createAppRouter } from './router.ts'
import { redirectWhenSessionEnds } from './session-end.ts'

const reloadedKey = 'reloaded-for-chunk'
// Chunks of an older release are removed after a while: reload the page, once per release.
addEventListener('vite:preloadError', (event) => {
  // Without a network a new page would not load either: the screen says so.
  if (isPrefetching() || isServerUnreachable()) return
  if (tabStorage.getItem(reloadedKey) === import.meta.url) return
  tabStorage.setItem(reloadedKey, import.meta.url)
  event.preventDefault()
  location.reload()
})

const followSession = (token: string | null): void => (token === null ? disconnectSocket() : connectSocket(token))

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) return
  const router = createAppRouter()
  // Texts and screen load in parallel.
  await Promise.all([initLanguage(loadCatalogues, useSession.getState().user?.locale), router.load()])
  followSessionOfOtherTabs()
  openBroadcastChannel()
  ignoreSecondPressElsewhere(document)
  followLanguageOfOtherTabs()
  onLanguageChosen(saveLanguageIfSignedIn)
  refetchOnLanguageChange()
  watchInstallPrompt()
  onSessionChange(followSession)
  followSession(sessionToken())
  redirectWhenSessionEnds(router)
  registerServiceWorker()
  showSavedToasts()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
