// Letters that Unicode does not take apart into a base letter and an accent.
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  ə: 'e',
  ǝ: 'e',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

// Accents, and the marks of throat sounds inside a word (Kaua‘i), which nobody types.
const silent = /[\p{M}‘ʻʼ`]/gu

/** A name as it is searched: lower case, without accents, words parted by one space ("Saint-Denis" → "saint denis"). */
export const searchable = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(silent, '')
    .toLowerCase()
    .replaceAll(special, mail => plain[mail] ?? mail)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How well a searchable name fits a searchable keyword: 0 is the name, 1 begins it, 2 begins a word of it. */
export function matchRank(search: string, keyword: string): 0 | 1 | 2 | null {
  if (search === keyword) return 0
  if (search.startsWith(keyword)) return 1
  return search.includes(` ${keyword}`) ? 2 : null
}

/** What is typed into a search of places, as searchable texts: "Paris, Tex" is a city and what it lies in. */
export function readWanted(typed: string): { city: string; within: string } {
  const comma = typed.search(/[,،，、]/)
  if (comma < 0) return { city: searchable(typed), within: '' }
  return { city: searchable(typed.slice(0, comma)), within: searchable(typed.slice(comma + 1)) }
}

/** A search lists no more than this. */
export const maxMatches = 50

type Findable = { name: string; search: string }
type Compare = (a: string, b: string) => number

/** Every place by name; with a keyword those that fit it, best first, equal ones by name. */
export function pickPlaces<P extends Findable>(
  places: readonly P[],
  keyword: string | undefined,
  compare: Compare,
): P[] {
  if (keyword === undefined) return places.toSorted((a, b) => compare(a.name, b.name))
  return places
    .flatMap(place => {
      const rank = matchRank(place.search, keyword)
      return rank === null ? [] : [{ place, rank }]
    })
    .sort((a, b) => a.rank - b.rank || compare(a.place.name, b.place.name))
    .slice(0, maxMatches)
    .map(({ place }) => place)
}

/** Places as a form names them. A city may be given without its state. */
export type PlaceChain = { country_id?: number | null; state_id?: number | null; city_id?: number | null }

/** What the named places lie in, null for those that do not exist. */
export type KnownChain = {
  country: number | null
  state: { country_id: number } | null
  city: { state_id: number; country_id: number } | null
}

const differs = (given: number | null | undefined, actual: number) => typeof given === 'number' && given !== actual

/** The first field that names no place, or one outside the places above it. */
export function chainFault(given: PlaceChain, known: KnownChain): keyof PlaceChain | null {
  const { state, city } = known
  if (given.country_id && known.country === null) return 'country_id'
  if (given.state_id && (!state || differs(given.country_id, state.country_id))) return 'state_id'
  if (!given.city_id) return null
  const fits = city && !differs(given.state_id, city.state_id) && !differs(given.country_id, city.country_id)
  return fits ? null : 'city_id'
}

type Places = { country_id: number | null; state_id: number | null; city_id: number | null }

/** Places after a change: who moves leaves the smaller places behind that are not told anew. */
export function movedTo(now: Places, sent: Partial<{ [Key in keyof Places]: number | null | undefined }>): Places {
  const country_id = sent.country_id === undefined ? now.country_id : sent.country_id
  const sameCountry = country_id === now.country_id
  const state_id = sent.state_id === undefined ? (sameCountry ? now.state_id : null) : sent.state_id
  const sameState = sameCountry && state_id === now.state_id
  const city_id = sent.city_id === undefined ? (sameState ? now.city_id : null) : sent.city_id
  return { country_id, state_id, city_id }
}

/** The first place that is told without the one it lies in. */
export const gapIn = ({ country_id, state_id, city_id }: Places): 'state_id' | 'city_id' | null =>
  state_id !== null && country_id === null ? 'state_id' : city_id !== null && state_id === null ? 'city_id' : null
