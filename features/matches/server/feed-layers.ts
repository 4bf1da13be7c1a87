/** The indexes of cards the feed reads, and for each the numbers of ranges that one feed function merges. */
export const feedLayers = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const
