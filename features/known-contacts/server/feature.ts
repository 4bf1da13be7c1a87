import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveKnownContacts } from './routes.ts'

/** Phone numbers and email addresses of people from whom a member wants to be hidden. */
export const knownContactsFeature: ServerFeature = {
  name: 'known-contacts',
  serve: serveKnownContacts,
  personalData,
  tables: { known_contact: keptWithAccount, known_contact_key: keptAsSettings('the key of hashes') },
}
