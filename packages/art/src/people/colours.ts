import { cycle } from '../rng.ts'
import type { FaceLook, HairColour } from './look.ts'

const SKINS = ['#F7D7BF', '#EFC19B', '#DDA273', '#C68653', '#A2663D', '#7F4A2C', '#623722', '#4A2A1B']
const SHADES = ['#E6B898', '#D9A177', '#C08253', '#A66A3B', '#844E2B', '#64371F', '#4A2818', '#361D12']
const HAIR: Record<HairColour, string> = {
  black: '#231815',
  brown: '#4A2C1B',
  chestnut: '#7A4522',
  ginger: '#B5532A',
  blonde: '#DDAE55',
  grey: '#8E8983',
  white: '#E9E3DA',
}

export type Tones = { skin: string; shade: string; hair: string; line: string; lips: string; brow: string }

/** The six colours a head is cut from. */
export function tonesOf(look: FaceLook): Tones {
  const deep = look.skin > 4
  const line = deep ? '#1A0D08' : '#33201A'
  const bearded = (look.beard === 'full' || look.beard === 'long') && look.hair === 'black'
  const pale = look.hair === 'white' || look.hair === 'grey'
  return {
    skin: cycle(SKINS, look.skin),
    shade: cycle(SHADES, look.skin),
    hair: HAIR[look.hair],
    line,
    lips: bearded ? '#C27265' : deep ? '#2A120B' : '#8C3B2B',
    brow: pale ? (deep ? '#B5AEA6' : '#7C746C') : line,
  }
}
