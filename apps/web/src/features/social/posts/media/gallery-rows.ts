import type { Media } from '@celebrio/contract/base/media'

/** A picture by its place in the post, and the ratio of width to height that it is shown with. */
type Framed = { at: number; ratio: number }

type Range = readonly [least: number, most: number]

/** Alone a picture nearly keeps its shape; the large one above others is wide. */
const alone: Range = [4 / 5, 21 / 9]
const above: Range = [6 / 5, 16 / 9]
/** Beside each other pictures are cropped little enough to tell what they show, by their number in the row. */
const beside: readonly Range[] = [alone, alone, [3 / 4, 3 / 2], [3 / 4, 5 / 4], [1, 1]]

const clamp = (ratio: number, [least, most]: Range) => Math.min(most, Math.max(least, ratio))

const ratioOf = ({ width, height }: Media): number => (width && height ? width / height : 4 / 3)

const framed = (range: Range, from: number) => (picture: Media, at: number) => ({
  at: at + from,
  ratio: clamp(ratioOf(picture), range),
})

/**
 * The rows of a gallery: two pictures share one, of more the first has its own. In a row all are equally high, and as
 * wide as their shape asks for.
 */
export function rowsOf(pictures: readonly Media[]): Framed[][] {
  if (pictures.length === 1) return [pictures.map(framed(alone, 0))]
  const first = pictures.length === 2 ? 0 : 1
  const row = pictures.slice(first)
  const rows = [row.map(framed(beside[row.length] ?? [1, 1], first))]
  return first === 0 ? rows : [pictures.slice(0, 1).map(framed(above, 0)), ...rows]
}

/** Width to height of a whole row. */
export const rowRatio = (row: readonly Framed[]): number => row.reduce((sum, { ratio }) => sum + ratio, 0)
