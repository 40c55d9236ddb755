import { C } from '../palette.ts'
import { letters } from './letters.ts'
import { dayColours, mark, nightColours } from './mark.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'
const NAMED = 'role="img" aria-label="Celebrio"'

/** Mark and name, 203 x 48; the dark one is for dark grounds. */
export function logo(scheme: 'light' | 'dark'): string {
  const [colours, ink, pennant] = scheme === 'light' ? [dayColours, C.ink, C.poppy] : [nightColours, '#F7EEE4', C.coral]
  const name = `<path d="${letters}" fill="${ink}"/><path d="M119.6-32.8h8.6l-4.3 8.6z" fill="${pennant}"/>`
  return `${OPEN} viewBox="0 0 203 48" ${NAMED}><g transform="translate(24 24)scale(.92)">${mark(colours)}</g><g transform="translate(52 37)">${name}</g></svg>\n`
}

/** The mark alone; it is the browser's icon as well. */
export const logoMark = (): string => `${OPEN} viewBox="-24 -24 48 48" ${NAMED}>${mark(dayColours)}</svg>\n`

/**
 * An icon for home screens, 512 square on cream paper. Maskable icons keep the mark inside the safe circle
 * of 80 % and bleed to the edges (W3C Web App Manifest, icon masks).
 */
export function appIcon(shape: 'rounded' | 'maskable'): string {
  const [radius, scale] = shape === 'rounded' ? [112, 9] : [0, 7.4]
  const paper = `<rect width="512" height="512" rx="${radius}" fill="${C.cream}"/>`
  return `${OPEN} width="512" height="512" viewBox="0 0 512 512" ${NAMED}>${paper}<g transform="translate(260 256)scale(${scale})">${mark(dayColours)}</g></svg>\n`
}

/** One colour, as badges and pinned tabs want it. */
export function monochromeIcon(): string {
  const colours = dayColours.map(() => '#000')
  return `${OPEN} viewBox="-24 -24 48 48">${mark(colours, '#000')}</svg>\n`
}
