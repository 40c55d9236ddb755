import type { Paper } from '../paper.ts'

/** What a film shows, cut from one paper: a backdrop that stands still, and what moves before it. */
export type Stage = {
  paper: Paper
  backdrop: string
  /** The moving things `t` seconds after the start, as the content of an SVG. */
  moving(t: number): string
}

export type Film = { seconds: number; set(): Stage }

/** The frame of every scene: 1600 x 900, filled by what is composed around 800 x 600. */
export const inFrame = (body: string): string => `<g transform="translate(200)scale(1.5)">${body}</g>`

/** A pendulum: degrees at `t`, for a swing of so many degrees in so many seconds. */
export const swing = (t: number, degrees: number, seconds: number, start = 0): number =>
  degrees * Math.sin((2 * Math.PI * t) / seconds + start)

/** From 0 to 1 between two moments, gently at both ends. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}
