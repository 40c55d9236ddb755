import type { Paper } from '@celebrio/contract/celebrations/events'

/**
 * Colours of each paper on a ticket: the strip and the tear line, the title, and the stub. They match the
 * screen; the stub is the strip at 10 % on white: light enough for text, the code and black-and-white printers.
 */
export type Colours = { strip: string; title: string; stub: string }

export const sheetColour = '#FFFAF1'

export const colours: Record<Paper, Colours> = {
  lagoon: { strip: '#0F6B66', title: '#0B5B57', stub: '#E7ECE3' },
  plum: { strip: '#5B2650', title: '#5B2650', stub: '#EFE5E1' },
  poppy: { strip: '#B83220', title: '#A52A1A', stub: '#F8E6DC' },
  marigold: { strip: '#F4B44F', title: '#7A4A00', stub: '#FDEFD5' },
  dusk: { strip: '#24406B', title: '#24406B', stub: '#E9E7E4' },
  moss: { strip: '#47602C', title: '#3F5527', stub: '#EDEBDD' },
}
