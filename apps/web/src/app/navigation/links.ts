import type { Icon } from '@phosphor-icons/react'
import { House } from '@phosphor-icons/react/House'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { paths } from '#lib/paths.ts'

/** A place of the navigation; only places that work are listed. `label` is a message of this folder. */
export type NavigationLink = { to: string; label: 'home' | 'myStore'; icon: Icon }

export const celebrantLinks: readonly NavigationLink[] = [{ to: paths.home(), label: 'home', icon: House }]

export const providerLinks: readonly NavigationLink[] = [
  { to: paths.serviceHome(), label: 'myStore', icon: Storefront },
]
