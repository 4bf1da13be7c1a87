import type { Card } from '#features/photos/contract.ts'

/** A card as it is kept on the device: without presence, which would be outdated, and with the first photo only, which is all a list shows. */
export const keptCard = <C extends Card>(card: C): C => ({ ...card, active: false, last_seen: null, images: card.images.slice(0, 1) })
