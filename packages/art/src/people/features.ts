import { circle, pile } from '../outline.ts'
import { C } from '../palette.ts'
import type { Paper } from '../paper.ts'
import type { Tones } from './colours.ts'
import type { FaceLook } from './look.ts'

/** Skin, ears, cheeks and everything that lies on the skin itself. */
export function skinOf(p: Paper, look: FaceLook, t: Tones): string {
  const covered = look.style === 'hijab'
  const jaw =
    look.age === 'child'
      ? 'M33 43C33 30 40 25 50 25S67 30 67 43C67 59 60 67 50 67S33 59 33 43Z'
      : 'M33 43C33 30 40 25 50 25S67 30 67 43C67 57 60 68 50 68S33 57 33 43Z'
  const cheek = look.age === 'child' ? 0.32 : 0.22
  return pile(
    covered ? '' : circle(33, 47, 3.8, t.shade) + circle(67, 47, 3.8, t.shade),
    p.flat(jaw, t.skin),
    `<g fill="${C.poppy}" opacity="${cheek}"><ellipse cx="39.5" cy="53" rx="3.6" ry="2.4"/><ellipse cx="60.5" cy="53" rx="3.6" ry="2.4"/></g>`,
    look.age === 'elder' ? ageLines(p, t) : '',
    look.extras?.includes('freckles') ? freckles(t) : '',
    look.extras?.includes('vitiligo') ? vitiligo(p, look) : '',
    look.extras?.includes('mole') ? circle(58.5, 55.5, 0.8, t.line) : '',
  )
}

function ageLines(p: Paper, t: Tones): string {
  const folds = 'M41.5 53.5Q40.3 56.5 41.4 59.5M58.5 53.5Q59.7 56.5 58.6 59.5'
  const eyes = 'M36.6 45.2L34.8 44.2M36.6 47L34.7 47.4M63.4 45.2L65.2 44.2M63.4 47L65.3 47.4'
  const brow = 'M44.5 36Q50 34.8 55.5 36'
  return p.line(folds + eyes + brow, t.shade, 1)
}

function freckles(t: Tones): string {
  const spots = [
    38, 51, 40.5, 52.6, 42.6, 51.2, 39.4, 54.4, 57.4, 51.2, 59.6, 52.6, 62, 51, 60.8, 54.4, 47.6, 50.4, 52.6, 50.4,
  ]
  const dots = Array.from(
    { length: spots.length / 2 },
    (_, i) => `<circle cx="${spots[i * 2]}" cy="${spots[i * 2 + 1]}" r=".62"/>`,
  )
  return `<g fill="${t.shade}">${dots.join('')}</g>`
}

function vitiligo(p: Paper, look: FaceLook): string {
  const pale = look.skin > 3 ? '#D9A47A' : '#FBE9DA'
  const patches = [
    'M34.2 47C33.6 41.5 36 39.2 39 40.2C41.5 39 44.6 41 45.4 43.6C47.4 45 46 48.6 43.6 49.2C41.4 51.4 38.6 49.6 37 50.6C35.4 50.8 34.4 49 34.2 47Z',
    'M55.6 27.2C59.4 27 62.6 29.6 63.4 32.6C61.6 33.4 60.4 31.8 58.6 32.2C56.4 31.6 54.8 29.4 55.6 27.2Z',
    'M61.6 57.4C63.2 55.6 65.4 55.4 65 58C63.8 61.2 61.6 63.6 60.2 63C59.2 61.4 60.4 59 61.6 57.4Z',
  ]
  return patches.map(d => p.flat(d, pale, 'opacity=".6"')).join('')
}

/** Brows, eyes, nose and mouth. */
export function expression(p: Paper, look: FaceLook, t: Tones): string {
  return brows(p, look, t) + eyes(p, look, t) + p.line('M50 47.5Q51.8 51.5 49.6 52.6', t.shade, 1.4) + mouth(p, look, t)
}

function brows(p: Paper, look: FaceLook, t: Tones): string {
  const lift = look.age === 'child' ? -0.6 : 0
  const heavy = look.age === 'elder' || look.beard ? 1.8 : 1.4
  return p.line(
    `M40 ${41.5 + lift}Q43 ${39.8 + lift} 46 ${41.3 + lift}M54 ${41.3 + lift}Q57 ${39.8 + lift} 60 ${41.5 + lift}`,
    t.brow,
    heavy,
  )
}

function eyes(p: Paper, look: FaceLook, t: Tones): string {
  if (look.glasses === 'sun') return ''
  const r = look.age === 'child' ? 2.1 : 1.75
  const open = (x: number) => circle(x, 46, r, t.line) + circle(x + 0.6, 45.4, 0.5, '#fff')
  const shut = (x: number) => p.line(`M${x - 2.2} 46.5Q${x} 44 ${x + 2.2} 46.5`, t.line, 1.7)
  if (look.mood === 'laugh') return shut(43) + shut(57)
  if (look.mood === 'wink') return open(43) + shut(57)
  if (look.mood === 'calm') return p.line('M40.8 45.6Q43 47.8 45.2 45.6M54.8 45.6Q57 47.8 59.2 45.6', t.line, 1.6)
  return open(43) + open(57)
}

function mouth(p: Paper, look: FaceLook, t: Tones): string {
  if (look.mood === 'laugh' || look.mood === 'wink') {
    const gap = look.age === 'child' ? p.flat('M49 58.6h2.2v1.9h-2.2z', '#7A1F1A') : ''
    return (
      p.flat('M43.5 57Q50 59.2 56.5 57Q55 64.5 50 64.5T43.5 57Z', '#7A1F1A') +
      p.flat('M45 57.7Q50 59.2 55 57.7L54.4 59.6Q50 60.8 45.6 59.6Z', '#fff') +
      gap
    )
  }
  if (look.mood === 'grin')
    return p.flat(
      'M43.5 57.2Q50 59.4 56.5 57.2Q55.5 62.2 50 62.2T43.5 57.2Z',
      '#fff',
      `stroke="${t.lips}" stroke-width=".9" stroke-linejoin="round"`,
    )
  if (look.mood === 'calm') return p.line('M45.5 58.6Q50 61.4 54.5 58.6', t.lips, 1.7)
  return p.line('M44.5 58Q50 62.5 55.5 58', t.lips, 1.7)
}
