import { useState } from 'react'

/** Whether a list has just grown at its beginning: then what is on the screen keeps its place from the end. */
export function useShift(first: number | undefined, count: number): boolean {
  const [seen, setSeen] = useState({ first, count, shift: false })
  if (seen.first === first && seen.count === count) return seen.shift
  const shift = seen.first !== undefined && first !== undefined && first < seen.first
  setSeen({ first, count, shift })
  return shift
}
