import type { Icon } from '@phosphor-icons/react'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { Compass } from '@phosphor-icons/react/Compass'
import { House } from '@phosphor-icons/react/House'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { paths } from '#lib/paths.ts'

/** A place of the navigation; only places that work are listed. `label` is a message of this folder. */
export type NavigationLink = { to: string; label: 'home' | 'explore' | 'myEvents' | 'myStore'; icon: Icon }

export const celebrantLinks: readonly NavigationLink[] = [
  { to: paths.home(), label: 'home', icon: House },
  { to: paths.explore(), label: 'explore', icon: Compass },
  { to: paths.myEvents(), label: 'myEvents', icon: CalendarDots },
]

export const providerLinks: readonly NavigationLink[] = [
  { to: paths.serviceHome(), label: 'myStore', icon: Storefront },
]
