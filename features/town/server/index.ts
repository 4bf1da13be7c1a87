export { readTown } from './read-town.ts'
