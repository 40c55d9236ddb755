import type { Icon } from '@phosphor-icons/react'
import { Binoculars } from '@phosphor-icons/react/Binoculars'
import { PencilLine } from '@phosphor-icons/react/PencilLine'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { paths } from '#lib/paths.ts'

type WelcomeLink = { label: 'firstPost' | 'lookAround' | 'openStore'; to: string; icon: Icon }

/**
 * What a new celebrant can do first. The specification names Update Profile, Find Friends and Create Event; each takes its
 * line here, and its messages, when its page exists.
 */
export const welcomeLinks: readonly WelcomeLink[] = [
  { label: 'firstPost', to: paths.compose(), icon: PencilLine },
  { label: 'lookAround', to: paths.home(), icon: Binoculars },
]

/** The same for a new provider, whose area is another. */
export const providerWelcomeLinks: readonly WelcomeLink[] = [
  { label: 'openStore', to: paths.serviceHome(), icon: Storefront },
]
