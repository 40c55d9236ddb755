type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** A list with one of its entries at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from)
  const entry = entries[from]
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** In a column an entry changes places only past the middle of the next: with unlike heights it would tremble. */
const isPast = (box: Box, y: number, index: number, at: number) => {
  const middle = (box.top + box.bottom) / 2
  return index > at ? y > middle : y < middle
}

/** Where an entry belongs that is dragged from its place to a point. */
export function placeAt(
  boxes: readonly Box[],
  { x, y }: { x: number; y: number },
  at: number,
  isGrid: boolean,
): number {
  if (isGrid) {
    const over = boxes.findIndex(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    return over < 0 ? at : over
  }
  const past = boxes.map((box, index) => index !== at && isPast(box, y, index, at))
  const first = past.findIndex((isPassed, index) => isPassed && index < at)
  return first >= 0 ? first : Math.max(at, past.lastIndexOf(true))
}
