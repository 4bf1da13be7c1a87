export { recordEvent } from './record-event.ts'
export { addTestDelivery, readDeliveries, resendDelivery } from './delivery-store.ts'
export {
  deleteWebhookEndpoint,
  type WebhookEndpointRow,
  type WebhookEndpointSettings,
  insertWebhookEndpoint,
  lockWebhookEndpoint,
  lockWebhookEndpoints,
  maxWebhookEndpoints,
  readWebhookEndpoints,
  updateWebhookEndpoint,
} from './endpoint-store.ts'
export { replaceSigningSecret, webhookSecretSealedStore } from './secret-store.ts'
