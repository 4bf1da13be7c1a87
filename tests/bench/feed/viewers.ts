import { type FeedSearchParameters, topFeedKey } from '#features/matches/server/feed.ts'
import type { SearchArea } from '#features/matches/server/search-areas.ts'
import { listSearchAreas } from '#features/matches/server/search-areas.ts'
import type { FeedFilter } from '#features/matches/contract.ts'
import { ageOn } from '#features/members/server/index.ts'
import type { QueryClient } from '../measure/database.ts'

/** The current day of the loaded data. */
export const nowOfLoadedData = new Date('2026-03-02T12:00:00Z')
/** The feed parameters of a first page. */
export const firstPageParameters = { below: topFeedKey, minRank: 0, count: 20 }

/** A member whose searches are measured. */
export interface BenchViewer {
  id: string
  country: string
  lat: number
  lng: number
  /** The tile that the baseline query reads. */
  tile: number
  search: FeedSearchParameters
}

interface Row {
  id: string
  country: string
  cell_lat: number
  cell_lng: number
  tile: number
  gender: number
  birth: string
}

/** Members in the centre of the largest city who search for people aged 25 to 45. */
export const pickViewers = async (client: QueryClient, count: number): Promise<BenchViewer[]> => {
  const { rows } = await client.query<Row>(
    `select id, country, cell_lat, cell_lng, tile, gender, birth from member
     where country = 'NG' and cell_lat between 6.41 and 6.49 and cell_lng between 3.35 and 3.44 and gender < 2 order by id limit $1`,
    [count],
  )
  return rows.map(({ id, country, cell_lat: lat, cell_lng: lng, tile, gender, birth }) => ({
    id,
    country,
    lat,
    lng,
    tile,
    search: {
      viewerId: id,
      position: { lat, lng },
      genders: 7,
      bornAfter: '1980-03-02',
      bornBy: '2001-03-02',
      viewerGender: 1 << gender,
      viewerAge: ageOn(birth, nowOfLoadedData),
      name: undefined,
      isRareName: false,
      answers: undefined,
      mostExamined: 5000,
    },
  }))
}

/** The search areas of a viewer for a filter. */
export const searchAreasFor = ({ lat, lng, country }: BenchViewer, filter: FeedFilter): SearchArea[] =>
  listSearchAreas({ position: { lat, lng }, country }, filter, false).map((make) => make())
