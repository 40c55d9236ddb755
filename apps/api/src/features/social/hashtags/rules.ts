/** Where a hashtag stands among those found: by how many people used it, then by its letters. */
export type Rank = { total_authors: number; tag: string }

export const rankText = ({ total_authors, tag }: Rank): string => `${total_authors}~${tag}`

/** A place among those found from its text; null for what is none. */
export function parseRank(text: string): Rank | null {
  const [, authors, tag] = /^(\d{1,3})~([\p{L}\p{M}\p{N}_]{1,200})$/u.exec(text) ?? []
  return authors && tag ? { total_authors: Number(authors), tag } : null
}
