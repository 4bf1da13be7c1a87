import type { Card } from '#features/photos/contract.ts'

/**
 * Converts a card to what is kept on the device. It has no presence, which would be outdated, and only the first photo, because a list
 * shows no other.
 */
export const toOfflineCard = <C extends Card>(card: C): C => ({ ...card, active: false, last_seen: null, images: card.images.slice(0, 1) })
