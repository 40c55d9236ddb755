/** The papers in the drawer: every drawing is cut from these and from nothing else. */
export const C = {
  ink: '#221A14',
  poppy: '#CF3A27',
  brick: '#B5532A',
  coral: '#F0705C',
  marigold: '#F2A93B',
  butter: '#FBD98B',
  lagoon: '#0F6B66',
  pine: '#0F5652',
  sea: '#4FB5AD',
  mint: '#BFE0D6',
  plum: '#6D2E5B',
  orchid: '#C487AE',
  blush: '#F7CDBF',
  cream: '#FFF3E0',
  white: '#FFFDF8',
  leaf: '#3E7A4B',
  moss: '#7FA05A',
  meadow: '#A9C27B',
  sky: '#BFDDE6',
  night: '#2A1B33',
  dusk: '#4A2548',
  wood: '#8A5632',
  bark: '#5C3820',
  sand: '#F1D9B5',
} as const

/** The order in which pennants, lanterns and confetti take their colours. */
export const FESTIVE: readonly string[] = [C.poppy, C.marigold, C.sea, C.plum, C.coral, C.lagoon, C.butter]

/** The colour every paper shadow is made of; its opacity is the depth of the light. */
export const SHADOW = '#1B0F0A'
