import { C } from '../palette.ts'

const PENNANTS = [
  'M25 4.4l11 1.4l-7 9z',
  'M58 8l11 .9l-6.2 9.2z',
  'M91 9.9l11 .3l-5.7 9.3z',
  'M138 10.2l11-.3l-5.3 9.4z',
  'M171 8.9l11-.9l-4.7 9.9z',
  'M204 5.8l11-1.4l-4 10z',
]
const SPANS = [
  [C.poppy, C.marigold, C.sea, C.plum, C.coral, C.lagoon],
  [C.marigold, C.plum, C.poppy, C.coral, C.sea, C.marigold],
]

/** The line under the top bar: 480 x 26, repeats sideways without a seam. */
export function buntingLine(): string {
  const spans = SPANS.map((colours, s) => {
    const flags = PENNANTS.map((d, i) => `<path d="${d}" fill="${colours[i]}"/>`)
    return `<g transform="translate(${s * 240})">${flags.join('')}</g>`
  })
  const string = '<path d="M0 1Q120 19 240 1Q360 19 480 1" fill="none" stroke="#B79C82"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="26" viewBox="0 0 480 26">${string}${spans.join('')}</svg>\n`
}
