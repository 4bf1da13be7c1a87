/** For each index of search cards (layer): how many places a feed function of the database can read. There is one SQL function for each number. */
export const feedFunctionPlaceCounts = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const
