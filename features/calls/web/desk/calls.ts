import type { ComponentType } from 'react'
import { call } from '#platform/web/client/call.ts'
import { addCatalogues, translateNow } from '#platform/web/i18n.tsx'
import { onSessionChange } from '#platform/web/client/session.ts'
import { onConnect, onEvent, request } from '#platform/web/client/socket.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { getIce } from '../../contract.ts'
import { callText } from '../../locales/call/text.ts'
import { CallDesk } from './call-desk.ts'
import { CallLayer, type CallLayerProps } from '../CallLayer.tsx'
import { refreshCallTerms } from '../call-queries.ts'
import { loadCallWords } from '../call-words.ts'
import { ownDevice } from './device.ts'

export interface Calls {
  desk: CallDesk
  Layer: ComponentType<CallLayerProps>
}

/** Opens the desk of this tab, and fetches its words. A call that goes on already is found. */
export const openCalls = async (): Promise<Calls> => {
  await addCatalogues(loadCallWords)
  const desk = new CallDesk({
    device: ownDevice,
    socket: { request, onEvent, onConnect },
    devices: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
    createPeer: (configuration) => new RTCPeerConnection(configuration),
    network: globalThis,
    clock: {
      now: () => Date.now(),
      setTimeout: (due, milliseconds) => setTimeout(due, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer),
    },
    ice: async () => {
      const { configuration, expires_at } = (await call(getIce)).data
      return { configuration, until: expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at) }
    },
    onSilent: (why, { firstname }) => void showInfo(translateNow(callText, `silent.${why}`, { name: firstname })),
    onOver: refreshCallTerms,
  })
  onSessionChange(() => desk.leave())
  await desk.refresh()
  return { desk, Layer: CallLayer }
}
