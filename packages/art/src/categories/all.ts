import { C } from '../palette.ts'
import type { Thing } from './cuts.ts'
import { decoration } from './decoration.ts'
import { food } from './food.ts'
import { help } from './help.ts'
import { music } from './music.ts'
import { paperGoods } from './paper-goods.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { rentals } from './rentals.ts'
import { shows } from './shows.ts'
import { style } from './style.ts'

/** Categories by their slugs, the one that stands for all of them, and the papers of their covers. */
export type Group = {
  things: Readonly<Record<string, Thing>>
  first: Thing
  wall: string
  halo: string
  shelf: string
}

/** The groups of categories by their slugs, as the API has them. */
export const groups: Readonly<Record<string, Group>> = {
  food: { things: food, first: food.catering, wall: C.blush, halo: '#FBDDD3', shelf: C.coral },
  places: { things: places, first: places.halls, wall: C.sky, halo: '#D9ECF1', shelf: C.moss },
  music: { things: music, first: music.bands, wall: '#E3C3D9', halo: '#EFD9E8', shelf: C.orchid },
  shows: { things: shows, first: shows.magicians, wall: C.butter, halo: '#FDE6B4', shelf: C.marigold },
  decoration: { things: decoration, first: decoration.balloons, wall: C.mint, halo: '#D6ECE5', shelf: C.sea },
  rentals: { things: rentals, first: rentals.tables, wall: C.sky, halo: '#D9ECF1', shelf: '#7FB3C4' },
  pictures: { things: pictures, first: pictures.photographers, wall: C.butter, halo: '#FDE6B4', shelf: C.coral },
  style: { things: style, first: style.dresses, wall: C.blush, halo: '#FBDDD3', shelf: C.orchid },
  paper: { things: paperGoods, first: paperGoods.stationery, wall: C.mint, halo: '#D6ECE5', shelf: C.lagoon },
  help: { things: help, first: help['waiting-staff'], wall: C.sand, halo: '#F8E8D2', shelf: C.marigold },
}
