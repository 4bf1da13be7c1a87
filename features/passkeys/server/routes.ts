import type { OnReinstate } from '#features/auth/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { addPasskey, startAddingPasskey } from './add-passkey.ts'
import type { PasskeyDependencies } from './dependencies.ts'
import { listPasskeys } from './list-passkeys.ts'
import { logInWithPasskey, startPasskeyLogin } from './log-in.ts'
import { registerPasskeyMails } from './notices.ts'
import { registerPasskeyGauges, registerCeremonyCounter } from './metrics/passkey-metrics.ts'
import { relyingPartyOf } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'

/** Registers the endpoints, the mail job and the metrics. */
export const servePasskeys = (routes: Routes, { onReinstate }: { onReinstate: OnReinstate }): void => {
  const { platform } = routes
  const { config, limits, texts, publicUrl } = platform
  const count = registerCeremonyCounter(platform)
  const passkeys: PasskeyDependencies = {
    limits,
    limitFactor: config.limitFactor,
    secrets: config.secrets,
    texts,
    onReinstate,
    party: relyingPartyOf(publicUrl, routes.platform.brand),
    count,
  }
  registerPasskeyGauges(platform)
  registerRoute(routes, contract.listPasskeys, listPasskeys)
  registerRoute(routes, contract.startAddingPasskey, (ctx, input) => startAddingPasskey(ctx, input, passkeys))
  registerRoute(routes, contract.addPasskey, (ctx, input) => addPasskey(ctx, input, passkeys))
  registerRoute(routes, contract.renamePasskey, renamePasskey)
  registerRoute(routes, contract.removePasskey, (ctx, input) => removePasskey(ctx, input, passkeys))
  registerRoute(routes, contract.startPasskeyLogin, (ctx) => startPasskeyLogin(ctx, passkeys))
  registerRoute(routes, contract.passkeyLogin, (ctx, input) => logInWithPasskey(ctx, input, passkeys))
  registerPasskeyMails(platform)
}
