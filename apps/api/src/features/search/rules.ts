/** The rank of somebody who was found: matching names before similar ones, then by score. */
export type Rank = { meant: boolean; score: number; id: number }

export const rankText = ({ meant, score, id }: Rank): string => `${meant ? 1 : 0}~${score}~${id}`

/** Parses the text of a rank; null if it is not one. */
export function parseRank(text: string): Rank | null {
  const [, meant, score, id] = /^([01])~(\d{1,9})~(\d{1,15})$/.exec(text) ?? []
  return meant && score && id ? { meant: meant === '1', score: Number(score), id: Number(id) } : null
}
