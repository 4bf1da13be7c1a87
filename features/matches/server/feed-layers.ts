/** The indexes of search cards that the feed reads (layers). Each has one SQL function for each of these numbers of places to read. */
export const feedLayers = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const
