import { flowerHeads } from './flower-heads.ts'

export type FlowerType = 1 | 2 | 3 | 4 | 5 | 6

/** Superlike types by their names. */
export const flowerNames: Record<FlowerType, string> = {
  1: 'Congratulations',
  2: 'Appreciations',
  3: 'Hospitality',
  4: 'Love',
  5: 'Sympatization',
  6: 'Happy',
}

export const flowerTypes: readonly FlowerType[] = [1, 2, 3, 4, 5, 6]

type Stem = { leaf: string; shade: string; narrow: boolean }

const STEMS: Record<FlowerType, Stem> = {
  1: { leaf: '#3E7A4B', shade: '#2F6A40', narrow: false },
  2: { leaf: '#46A077', shade: '#2F7F5B', narrow: true },
  3: { leaf: '#3E7A4B', shade: '#2F7F5B', narrow: false },
  4: { leaf: '#46A077', shade: '#2F7F5B', narrow: false },
  5: { leaf: '#7FA05A', shade: '#6C8D4B', narrow: true },
  6: { leaf: '#6C8D4B', shade: '#3E7A4B', narrow: false },
}

/** The stem with its leaves, in the 84 x 112 of a pressed flower; narrow leaves belong to bulbs. */
function stem({ leaf, shade, narrow }: Stem): string {
  const stalk = `<path d="M42 44C40 70 44 88 38 110" stroke="${shade}" stroke-width="4" fill="none" stroke-linecap="round"/>`
  const right = narrow ? 'M40 104C42 84 52 68 66 58C66 76 56 94 40 106Z' : 'M41 82C50 66 66 66 72 70C68 84 54 90 41 84Z'
  const left = narrow
    ? 'M39 107C34 92 26 82 16 76C18 92 26 104 38 109Z'
    : 'M41 92C32 80 22 82 17 87C22 98 33 100 41 94Z'
  const vein = narrow
    ? ''
    : `<path d="M44 81Q56 74 66 72M38 92Q30 88 23 88" stroke="#1B0F0A" stroke-opacity=".18" stroke-width="1.2" fill="none" stroke-linecap="round"/>`
  return `${stalk}<path d="${right}" fill="${shade}"/><path d="${left}" fill="${leaf}"/>${vein}`
}

/** One flower as a document of its own: the head, 48 square. */
export function drawFlower(type: FlowerType): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${flowerHeads[type]}</svg>\n`
}

/**
 * The sprite: symbols flower-1 to flower-6 (the head, 48 x 48), stem-1 to stem-6 (the whole flower, pressed,
 * 84 x 112) and stalk-1 to stalk-6 (its stem alone, for a hand that holds the head apart).
 */
export function flowerSprite(): string {
  const symbols = flowerTypes.map(type => {
    const pressed = `<g transform="translate(4)scale(1.583)">${flowerHeads[type]}</g>`
    return [
      `<symbol id="flower-${type}" viewBox="0 0 48 48">${flowerHeads[type]}</symbol>`,
      `<symbol id="stem-${type}" viewBox="0 0 84 112">${stem(STEMS[type])}${pressed}</symbol>`,
      `<symbol id="stalk-${type}" viewBox="0 0 84 112">${stem(STEMS[type])}</symbol>`,
    ].join('\n')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
