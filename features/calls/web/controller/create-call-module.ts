import type { ComponentType } from 'react'
import { call } from '#platform/web/client/call.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { onSessionChange } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, requestOverSocket } from '#platform/web/client/socket.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { setInCall } from '#platform/web/audio/sound-focus.ts'
import { getIceConfiguration } from '../../contract.ts'
import { callScreenText } from '../../locales/text.ts'
import { CallController } from './call-controller.ts'
import { CallOverlay, type CallOverlayProps } from '../CallOverlay.tsx'
import { refreshCallConditions } from '../call-queries.ts'
import { useCallView } from './call-view.ts'
import { tabId } from './tab-id.ts'

export interface CallModule {
  controller: CallController
  Overlay: ComponentType<CallOverlayProps>
}

/** Creates the call controller of this tab, and continues a call in progress. */
export const createCallModule = async (): Promise<CallModule> => {
  const controller = new CallController({
    device: tabId,
    socket: { request: requestOverSocket, onEvent: onServerEvent, onConnect: onSocketConnect },
    devices: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
    createPeer: (configuration) => new RTCPeerConnection(configuration),
    network: globalThis,
    clock: {
      now: () => Date.now(),
      setTimeout: (due, milliseconds) => setTimeout(due, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer),
    },
    ice: async () => {
      const { configuration, expires_at } = (await call(getIceConfiguration)).data
      return { configuration, until: expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at) }
    },
    onSilent: (why, { firstname }) => void showInfo(translateNow(callScreenText, `silent.${why}`, { name: firstname })),
    onOver: refreshCallConditions,
  })
  onSessionChange(() => controller.leave())
  // A recording and a call exclude each other.
  useCallView.subscribe(({ view }) => setInCall(view !== null && view.phase !== 'over'))
  await controller.refresh()
  return { controller, Overlay: CallOverlay }
}
