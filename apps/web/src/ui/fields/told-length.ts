/**
 * What is told of the length of a text, in code points: once four fifths of what is allowed are written how many there are, and
 * by how many it is too long.
 */
export function toldLength(at: number, most: number): { at?: number; over?: number } {
  if (at > most) return { over: at - most }
  return at * 5 >= most * 4 ? { at } : {}
}
