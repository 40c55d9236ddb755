type Rank = { mutual: number; nearness: number; id: number }

export const rankText = ({ mutual, nearness, id }: Rank): string => `${mutual}~${nearness}~${id}`

/** A place in the ranking from its text; null for what is none. */
export function parseRank(text: string): Rank | null {
  const [, mutual, nearness, id] = /^(\d{1,9})~([0-3])~(\d{1,15})$/.exec(text) ?? []
  return mutual && nearness && id ? { mutual: Number(mutual), nearness: Number(nearness), id: Number(id) } : null
}

type Places = {
  country_id?: number | null | undefined
  state_id?: number | null | undefined
  city_id?: number | null | undefined
}

/** Whether somebody can live in a place that is the viewer's own, or is not. */
const canLive = (wanted: number | null | undefined, own: number | null | undefined, isOwn: boolean): boolean =>
  wanted === undefined || (wanted === own) === isOwn

/**
 * The rings around a home in which people who fit the filters can live, nearest first: 3 the same city, 2 the same
 * state, 1 the same country, 0 elsewhere.
 */
export const ringsWithin = (filters: Places, home: Places): number[] =>
  [3, 2, 1, 0].filter(
    near =>
      canLive(filters.country_id, home.country_id, near >= 1) &&
      canLive(filters.state_id, home.state_id, near >= 2) &&
      canLive(filters.city_id, home.city_id, near >= 3),
  )
