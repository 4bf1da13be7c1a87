export { recordEvent } from './record-event.ts'
export { addTestDelivery, readDeliveries, resendDelivery } from './delivery-store.ts'
export {
  deleteEndpoint,
  type EndpointRow,
  type EndpointSettings,
  insertEndpoint,
  lockEndpoint,
  lockEndpoints,
  maxEndpoints,
  readEndpoints,
  updateEndpoint,
} from './endpoint-store.ts'
export { replaceSigningSecret, webhookSecretSealedStore } from './secret-store.ts'
