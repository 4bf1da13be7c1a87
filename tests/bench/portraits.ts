// Drawing the portraits of the demo's first start, four at a time as the demo does.
//   npm run bench portraits [-- --count 200]
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawPortrait } from '#apps/demo/portraits/draw-portrait.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '200' } } })
const count = Number(values.count)
const budget = 6
sharp.cache(false)
sharp.concurrency(1)

let next = 0
let bytes = 0
const started = performance.now()
const used = process.cpuUsage()
const draw = async (): Promise<void> => {
  while (next < count) {
    const seed = next++
    bytes += (await drawPortrait({ seed, gender: seed % 2 === 0 ? 'female' : 'male' })).length
  }
}
await Promise.all([draw(), draw(), draw(), draw()])
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(used)
console.log(`${count} portraits in ${seconds.toFixed(1)} s (≤ ${budget} s for 200 on two cores)`)
console.log(`${((user + system) / 1000 / count).toFixed(1)} ms of processor and ${(bytes / count / 1000).toFixed(0)} kB each`)
