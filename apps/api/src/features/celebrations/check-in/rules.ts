/** Where a page of the door's list ends: a sorted name and the id of its entry. */
export type Place = { name: string; id: number }

export const placeText = ({ name, id }: Place): string => `${id}~${name}`

export function parsePlace(text: string): Place | null {
  const [, id, name] = /^(\d{1,15})~([^\p{Cc}]{1,400})$/u.exec(text) ?? []
  return id && name ? { id: Number(id), name } : null
}
