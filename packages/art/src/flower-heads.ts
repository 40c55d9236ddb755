import type { FlowerType } from './flowers.ts'

/** One petal turned round the middle; `turns` in degrees. */
function petals(d: string, turns: readonly number[], scale = ''): string {
  return turns
    .map(turn => `<path d="${d}"${turn || scale ? ` transform="${turn ? `rotate(${turn})` : ''}${scale}"` : ''}/>`)
    .join('')
}

/** n angles round the circle, the first at `from`. */
const round = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + (i * 360) / n)

const SUNFLOWER_PETAL = 'M0-7C-4.6-11-3.8-17.5 0-22.5C3.8-17.5 4.6-11 0-7Z'
const HIBISCUS_PETAL = 'M0 1C-5.5-3-12.5-9-10.5-16.5C-8.5-20.5-4-21.5 0-19C4-21.5 8.5-20.5 10.5-16.5C12.5-9 5.5-3 0 1Z'
const LILY_PETAL = 'M0 1C-6.5-4.5-7.2-13.5 0-22.8C7.2-13.5 6.5-4.5 0 1Z'
const DAISY_PETAL = 'M0-4C-4.8-8-5-20.8 0-20.8S4.8-8 0-4Z'

const sunflower = [
  `<g transform="translate(24 24)"><g fill="#D77E16">${petals(SUNFLOWER_PETAL, round(12, 15))}</g>`,
  `<g fill="#F7B53C" stroke="#D77E16" stroke-width=".7">${petals(SUNFLOWER_PETAL, round(12))}</g>`,
  '<circle r="9.2" fill="#5C3820"/>',
  '<circle r="5.6" fill="#7D4E2B"/>',
  '<g fill="#F2A93B"><circle cx="0" cy="-2.4" r=".9"/>',
  '<circle cx="2.3" cy=".8" r=".9"/>',
  '<circle cx="-2.3" cy=".8" r=".9"/>',
  '<circle cx="0" cy="3" r=".9"/>',
  '</g>',
  '</g>',
].join('')

const tulip = [
  '<path d="M23 46C12 44 5.5 36 4.5 25C13 27 20 34 24 44C28 34 35 27 43.5 25C42.5 36 36 44 25 46Z" fill="#2F7F5B"/>',
  '<path d="M24 45C19 41 15 36 12 31.5C18 33.5 22 38 24 42C26 38 30 33.5 36 31.5C33 36 29 41 24 45Z" fill="#46A077"/>',
  '<path d="M10.5 6C15 8 18 11 19.5 14L28.5 14C30 11 33 8 37.5 6C40.5 21 36 36 24 36.5C12 36 7.5 21 10.5 6Z" fill="#8C3A76"/>',
  '<path d="M10.5 6C17.5 9.5 22.5 17 22.5 36.2C12 35 7.6 20.5 10.5 6ZM37.5 6C30.5 9.5 25.5 17 25.5 36.2C36 35 40.4 20.5 37.5 6Z" fill="#B4609C"/>',
  '<path d="M24 3C31.5 11 33 27 24 36.5C15 27 16.5 11 24 3Z" fill="#D58DBF" stroke="#8C3A76" stroke-width=".8"/>',
  '<path d="M24 10V30" stroke="#B4609C" stroke-width="1.2" stroke-linecap="round"/>',
].join('')

const hibiscus = [
  `<g transform="translate(24 24.5)"><g fill="#F2856F" stroke="#C2492F" stroke-width=".9">${petals(HIBISCUS_PETAL, round(5, 36))}</g>`,
  `<g stroke="#FBC2B1" stroke-width="1.2" stroke-linecap="round">${petals('M0-9V-15', round(5, 36))}</g>`,
  '<path d="M0-8L2.4-2.8L8-2.4L3.9 1.6L5 7.2L0 4.3L-5 7.2L-3.9 1.6L-8-2.4L-2.4-2.8Z" fill="#9E2436"/>',
  '<path d="M-.5.5C4-4 8-8 12.5-13.5" stroke="#FFE7A8" stroke-width="2.6" stroke-linecap="round" fill="none"/>',
  '<g fill="#F2A93B"><circle cx="13.6" cy="-15" r="2.1"/>',
  '<circle cx="9.6" cy="-13.7" r="1.5"/>',
  '<circle cx="13.2" cy="-10.3" r="1.5"/>',
  '</g>',
  '</g>',
].join('')

const rose = [
  '<path d="M4 33C10 28 16 30 19 37C14 43 7 41 4 33ZM44 33C38 28 32 30 29 37C34 43 41 41 44 33Z" fill="#2F7F5B"/>',
  '<path d="M24 3.5C31 2.5 36.5 6 38 11.5C43 14.5 44.5 21 41.5 26C42 33 37 38.5 30.5 38.5C26.5 42 21.5 42 17.5 38.5C11 38.5 6 33 6.5 26C3.5 21 5 14.5 10 11.5C11.5 6 17 2.5 24 3.5Z" fill="#A3271B"/>',
  '<path d="M24 8C33.5 7 38.5 14 37.5 21.5C37 30.5 31 36 24 36S11 30.5 10.5 21.5C9.5 14 14.5 7 24 8Z" fill="#CF3A27"/>',
  '<path d="M10.8 20C14 29 26 32.5 37.2 24C35.5 32 30 36 24 36S11.5 30.5 10.8 20Z" fill="#E85A45"/>',
  '<path d="M24 11.5C31.5 11 34.5 16 33.8 20.5C33 26 28.5 28 24 28S15 25.5 14.3 20.5C13.8 15.5 17.5 11.5 24 11.5Z" fill="#A3271B"/>',
  '<path d="M15 22.5C19 25.5 28 25.5 32.5 18.5C34.5 24.5 29.5 28.2 24 28C19 28 16 26 15 22.5Z" fill="#E85A45"/>',
  '<path d="M24 14.5C28.5 14.5 30 17 29.5 19.5C29 22.5 26.5 23.5 24 23.5S19 22.5 18.5 19.5C18.2 16.5 20.5 14.5 24 14.5Z" fill="#CF3A27"/>',
  '<path d="M21 19.5C21.5 17 26.5 16.5 27 19.5C27 21.5 23.5 22 23.3 20" fill="none" stroke="#FFC9BD" stroke-width="1.3" stroke-linecap="round"/>',
].join('')

const lily = [
  `<g transform="translate(24 24)"><g fill="#BFDDD9" stroke="#3F8F8A" stroke-width=".9">${petals(LILY_PETAL, round(3, 60))}</g>`,
  `<g fill="#F3FBF8" stroke="#3F8F8A" stroke-width=".9">${petals(LILY_PETAL, round(3))}</g>`,
  `<g stroke="#8DBFBA" stroke-width="1.1" stroke-linecap="round">${petals('M0-6V-17', round(3))}</g>`,
  '<circle r="4.2" fill="#A9C77A"/>',
  '<g stroke="#6C8D4B" stroke-width="1.3" stroke-linecap="round"><path d="M0 0L4.5-8.5M0 0L-5-8M0 0L9 1.5M0 0L-8.5 2.5M0 0L1 9"/>',
  '</g>',
  '<g fill="#E08A1E"><circle cx="4.7" cy="-9" r="1.8"/>',
  '<circle cx="-5.3" cy="-8.4" r="1.8"/>',
  '<circle cx="9.6" cy="1.6" r="1.8"/>',
  '<circle cx="-9" cy="2.7" r="1.8"/>',
  '<circle cx="1.1" cy="9.7" r="1.8"/>',
  '</g>',
  '</g>',
].join('')

const daisy = [
  `<g transform="translate(24 24)"><g fill="#3E8FC0">${petals(DAISY_PETAL, round(9, 20), 'scale(1.08)')}</g>`,
  `<g fill="#FFFDF8" stroke="#3E8FC0" stroke-width="1">${petals(DAISY_PETAL, round(9))}</g>`,
  '<circle r="7" fill="#E08A1E"/>',
  '<circle r="5.6" cy="-.6" fill="#F7B53C"/>',
  '</g>',
].join('')

/**
 * The six heads in a box of 48. One style: cut paper, two tones of the same colour, an edge in the deep tone,
 * no outline in black.
 */
export const flowerHeads: Record<FlowerType, string> = {
  1: sunflower,
  2: tulip,
  3: hibiscus,
  4: rose,
  5: lily,
  6: daisy,
}
