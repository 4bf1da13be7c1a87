/** Whether the tests run at the sizes of docs/figures.md (`TESTS=full`). By default the large ones run smaller. */
export const isFullRun = process.env.TESTS === 'full'
