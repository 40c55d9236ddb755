/** The drawing of each group, and of categories that are unlike the rest of their group. */
const drawings: Readonly<Record<string, string>> = {
  food: 'catering',
  cakes: 'cake',
  sweets: 'cake',
  bars: 'drinks',
  'coffee-carts': 'drinks',
  places: 'venue',
  music: 'audio',
  shows: 'entertainment',
  decoration: 'decoration',
  flowers: 'flowers',
  rentals: 'venue',
  tableware: 'catering',
  'photo-booths': 'photography',
  pictures: 'photography',
  'film-makers': 'video',
  drones: 'video',
  style: 'outfits',
  paper: 'invitations',
  favours: 'gifts',
  gifts: 'gifts',
  help: 'party',
  cars: 'transport',
}

/** The drawing of a category, by the slugs of itself and of its group. */
export const drawingOf = (slug: string | undefined, group: string | undefined): string =>
  `/art/placeholder-${drawings[slug ?? ''] ?? drawings[group ?? ''] ?? 'party'}.svg`
