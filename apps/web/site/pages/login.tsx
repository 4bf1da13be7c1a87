import '../../disable-zod-jit.ts'
import { useEffect } from 'react'
import { LoginScreen } from '#features/auth/web/index.ts'
import { passkeyWay } from '#features/passkeys/web/passkey-way.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { saveToastsForNextPage } from '#platform/web/ui/toasts/saved-toasts.ts'
import { Toaster } from '#platform/web/ui/toasts/Toaster.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { AuthLayout } from '../../layouts/AuthLayout.tsx'
import { redirectTarget } from '../../redirect.ts'

/** A placeholder in the prerendered page, which the server replaces. */
const redirectPlaceholder = '%REDIRECT%'

const redirectParameter = (): string | undefined => new URLSearchParams(location.search).get('redirect') ?? undefined

const leaveWhenSignedIn = (): void => {
  if (isAuthenticated()) location.replace(redirectTarget(redirectParameter()))
}

const goToVerification = (): void => {
  const redirect = redirectParameter()
  saveToastsForNextPage()
  location.assign(`/otp?${new URLSearchParams({ ...(redirect === undefined ? {} : { redirect }), type: 'verify-email' })}`)
}

/** The login as a prerendered page; the application loads with the next page. */
export const Screen = () => {
  const platform = useT(platformText)
  const redirect = useHydrated() ? redirectParameter() : redirectPlaceholder
  useEffect(() => {
    leaveWhenSignedIn()
    // The back button may restore this page from the cache.
    addEventListener('pageshow', leaveWhenSignedIn)
    return () => removeEventListener('pageshow', leaveWhenSignedIn)
  }, [])
  return (
    <>
      <AuthLayout>
        <LoginScreen
          redirect={redirect}
          passkey={passkeyWay}
          onSignedIn={() => location.assign(redirectTarget(redirectParameter()))}
          onUnverified={goToVerification}
        />
      </AuthLayout>
      <Toaster closeLabel={platform('words.close')} />
    </>
  )
}
