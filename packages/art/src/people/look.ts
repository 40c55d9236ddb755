/** Who a face is. Everything a portrait needs and nothing about the person's name. */
export type FaceLook = {
  /** 0 the lightest of eight skins, 7 the deepest. */
  skin: number
  hair: HairColour
  style: HairStyle
  /** Colour of the clothes, and of the collar, scarf or cloth on the head. */
  wear: string
  wear2?: string
  /** Colour of the ground behind the head. */
  ground: string
  cut?: Cut
  age?: Age
  mood?: Mood
  glasses?: Glasses
  beard?: Beard
  extras?: readonly Extra[]
}

export type HairColour = 'black' | 'brown' | 'chestnut' | 'ginger' | 'blonde' | 'grey' | 'white'

export const hairStyles = [
  'short',
  'fade',
  'side',
  'quiff',
  'flat-top',
  'bob',
  'fringe',
  'pixie',
  'long',
  'wavy',
  'afro',
  'puff',
  'two-puffs',
  'bun',
  'top-knot',
  'curly',
  'locs',
  'cornrows',
  'braid',
  'plaits',
  'ponytail',
  'bald',
  'balding',
  'hijab',
  'shayla',
  'turban',
  'gele',
  'kippah',
  'flower-crown',
  'head-wrap',
  'beanie',
  'party-hat',
] as const

export type HairStyle = (typeof hairStyles)[number]
export type Cut = 'crew' | 'collar' | 'sari' | 'dashiki' | 'hoodie' | 'suit' | 'turtleneck' | 'wrap' | 'straps'
export type Age = 'child' | 'teen' | 'adult' | 'elder'
export type Mood = 'smile' | 'laugh' | 'wink' | 'calm' | 'grin'
export type Glasses = 'round' | 'square' | 'cat-eye' | 'half' | 'sun'
export type Beard = 'full' | 'short' | 'long' | 'goatee' | 'moustache' | 'stubble'
export type Extra =
  | 'earrings'
  | 'studs'
  | 'bindi'
  | 'bloom'
  | 'hat'
  | 'freckles'
  | 'vitiligo'
  | 'hearing-aid'
  | 'nose-ring'
  | 'mole'
  | 'headphones'

/** The parts of a head, back to front. */
export type Hair = { back?: string; front?: string }
