export { readTownFigures } from './read-town-figures.ts'
