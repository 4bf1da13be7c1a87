/** The card indexes that the feed reads. For each index, there is one feed function for each of these numbers of ranges. */
export const feedLayers = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const
