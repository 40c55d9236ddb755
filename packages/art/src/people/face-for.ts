import { C } from '../palette.ts'
import { hash, Rng } from '../rng.ts'
import type { Age, Beard, Cut, Extra, FaceLook, Glasses, HairColour, HairStyle, Mood } from './look.ts'

const GROUNDS = [
  C.lagoon,
  C.coral,
  C.butter,
  C.mint,
  C.marigold,
  C.orchid,
  C.plum,
  C.sea,
  C.blush,
  C.sky,
  C.poppy,
  C.moss,
]
const WEARS = [
  C.poppy,
  C.marigold,
  C.lagoon,
  C.plum,
  C.coral,
  C.sea,
  C.cream,
  C.ink,
  C.leaf,
  C.orchid,
  C.butter,
  C.white,
  C.sky,
]
const PALE_HAIR: HairColour[] = ['blonde', 'ginger', 'chestnut', 'brown', 'black', 'brown']
const DARK_HAIR: HairColour[] = ['black', 'black', 'brown', 'black']

type Kind = { styles: readonly HairStyle[]; cuts: readonly Cut[]; extras: readonly Extra[]; bearded: number }

const FEMININE: Kind = {
  styles: [
    'bob',
    'fringe',
    'pixie',
    'long',
    'wavy',
    'bun',
    'curly',
    'braid',
    'ponytail',
    'long',
    'flower-crown',
    'hijab',
    'shayla',
    'plaits',
  ],
  cuts: ['crew', 'wrap', 'collar', 'straps', 'turtleneck', 'sari', 'crew'],
  extras: ['earrings', 'studs', 'bloom', 'nose-ring', 'mole', 'freckles'],
  bearded: 0,
}
const MASCULINE: Kind = {
  styles: [
    'short',
    'fade',
    'side',
    'quiff',
    'curly',
    'bald',
    'balding',
    'top-knot',
    'long',
    'turban',
    'kippah',
    'beanie',
    'short',
  ],
  cuts: ['crew', 'collar', 'suit', 'hoodie', 'turtleneck', 'dashiki', 'crew'],
  extras: ['studs', 'freckles', 'headphones', 'mole'],
  bearded: 0.6,
}
const COILS: readonly HairStyle[] = [
  'afro',
  'puff',
  'two-puffs',
  'locs',
  'cornrows',
  'flat-top',
  'gele',
  'head-wrap',
  'fade',
  'curly',
]
const CHILD_STYLES: readonly HairStyle[] = [
  'plaits',
  'two-puffs',
  'curly',
  'short',
  'fringe',
  'ponytail',
  'party-hat',
  'bob',
  'side',
]
const BEARDS: readonly Beard[] = ['full', 'short', 'goatee', 'moustache', 'stubble', 'long']
const GLASSES: readonly Glasses[] = ['round', 'square', 'cat-eye', 'half', 'round', 'sun']
const MOODS: readonly Mood[] = ['smile', 'laugh', 'grin', 'smile', 'laugh', 'wink', 'calm']
const AGES: readonly Age[] = ['adult', 'adult', 'adult', 'teen', 'elder', 'adult', 'child', 'elder']

/**
 * A person made up from the seed: the same seed and hints give the same person, on every machine.
 * Hints win over what the seed would have chosen.
 */
export function faceFor(seed: string | number, hints: Partial<FaceLook> = {}): FaceLook {
  const rng = new Rng(hash(`face ${seed}`))
  const kind = rng.chance(0.5) ? FEMININE : MASCULINE
  const skin = hints.skin ?? Math.floor(rng.between(0, 8))
  const age = hints.age ?? rng.choose(AGES)
  const style = hints.style ?? styleFor(rng, kind, skin, age)
  const ground = hints.ground ?? rng.choose(GROUNDS)
  const wear = hints.wear ?? rng.choose(WEARS.filter(colour => colour !== ground))
  const look: FaceLook = { skin, hair: hairFor(rng, skin, age), style, wear, ground, age, mood: rng.choose(MOODS) }
  look.wear2 = rng.choose(WEARS.filter(colour => colour !== ground && colour !== wear))
  look.cut = age === 'child' ? rng.choose<Cut>(['crew', 'collar', 'hoodie']) : cutFor(rng, kind, style)
  if (age !== 'child' && rng.chance(age === 'elder' ? 0.6 : 0.25)) look.glasses = rng.choose(GLASSES)
  if (kind.bearded > 0 && (age === 'adult' || age === 'elder') && !(style in BEARDLESS) && rng.chance(kind.bearded))
    look.beard = rng.choose(BEARDS)
  look.extras = extrasFor(rng, kind, look)
  return { ...look, ...hints }
}

const BEARDLESS: Partial<Record<HairStyle, true>> = {
  hijab: true,
  shayla: true,
  gele: true,
  'two-puffs': true,
  'head-wrap': true,
  puff: true,
}
const BARE: Partial<Record<HairStyle, true>> = {
  short: true,
  fade: true,
  side: true,
  curly: true,
  bald: true,
  long: true,
  balding: true,
}
const COVERED: Partial<Record<HairStyle, true>> = { hijab: true, shayla: true, turban: true }

function styleFor(rng: Rng, kind: Kind, skin: number, age: Age): HairStyle {
  if (age === 'child') return rng.choose(CHILD_STYLES)
  const coiled = skin > 3 && rng.chance(0.7)
  const styles = coiled ? COILS.filter(style => kind.bearded === 0 || !(style in BEARDLESS)) : kind.styles
  return rng.choose(styles)
}

function hairFor(rng: Rng, skin: number, age: Age): HairColour {
  if (age === 'elder') return rng.choose<HairColour>(['grey', 'white', 'grey'])
  return skin > 4 ? 'black' : rng.choose(skin < 2 ? PALE_HAIR : DARK_HAIR)
}

function cutFor(rng: Rng, kind: Kind, style: HairStyle): Cut {
  if (style in COVERED) return rng.choose<Cut>(['crew', 'turtleneck'])
  return rng.choose(kind.cuts)
}

function extrasFor(rng: Rng, kind: Kind, look: FaceLook): Extra[] {
  const covered = look.style === 'hijab' || look.style === 'shayla'
  const extras: Extra[] = []
  const bare = look.style in BARE
  const pick = rng.choose(covered ? (['mole', 'nose-ring'] as const) : kind.extras)
  if (look.age !== 'child' && rng.chance(0.55) && (bare || pick !== 'headphones')) extras.push(pick)
  if (look.skin < 3 && rng.chance(0.25) && !extras.includes('freckles')) extras.push('freckles')
  if (rng.chance(0.06)) extras.push('vitiligo')
  if (!covered && rng.chance(look.age === 'elder' ? 0.3 : 0.06)) extras.push('hearing-aid')
  return extras
}
