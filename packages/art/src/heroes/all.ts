import { book } from './book.ts'
import { connect } from './connect.ts'
import { plan } from './plan.ts'
import type { Hero } from './stage.ts'
import { vendors } from './vendors.ts'
import { welcome } from './welcome.ts'

/** The slides by name, in the order of the carousel. */
export const heroes = { welcome, connect, plan, vendors, book } satisfies Record<string, Hero>

export type HeroName = keyof typeof heroes
