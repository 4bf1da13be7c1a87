import type { DemoPerson } from '../people.ts'
import { drawPortrait } from './draw-portrait.ts'

/** What a portrait shows of a demo member. */
export type Sitter = Pick<DemoPerson, 'seed' | 'gender' | 'age' | 'firstname'>

/** Returns photo number `look` of a demo member as a JPEG. */
export type PortraitSource = (person: Sitter, look: number) => Promise<Buffer>

/** Names of families in which a headscarf or a kufi is common. */
const scarfNames = new Set(
  'Amina Djeneba Halima Zainab Fatou Mariam Rokia Salimata Ibrahim Njoya Musa Usman Yusuf Juma Abou Moussa Seydou'.split(' '),
)

/** Draws the portraits, one person per seed. */
export const drawnPortraits: PortraitSource = ({ seed, gender, age, firstname }, look) =>
  drawPortrait({ seed, gender, age, scarf: scarfNames.has(firstname), look })
