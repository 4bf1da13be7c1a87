export { queues } from './count-queues.ts'
export { readTown, waits } from './read-town.ts'
