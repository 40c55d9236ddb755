import type { Icon } from '@phosphor-icons/react'
import { PencilLine } from '@phosphor-icons/react/PencilLine'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { UserCircle } from '@phosphor-icons/react/UserCircle'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { paths } from '#lib/paths.ts'

type WelcomeLink = { label: 'updateProfile' | 'findFriends' | 'firstPost' | 'openStore'; to: string; icon: Icon }

/**
 * What a new celebrant can do first. The specification names Create Event too: it takes its line here, and its messages,
 * when its page exists.
 */
export const welcomeLinks: readonly WelcomeLink[] = [
  { label: 'updateProfile', to: paths.profileEdit(), icon: UserCircle },
  { label: 'findFriends', to: paths.findFriends(), icon: UsersThree },
  { label: 'firstPost', to: paths.compose(), icon: PencilLine },
]

/** The same for a new provider, whose area is another. */
export const providerWelcomeLinks: readonly WelcomeLink[] = [
  { label: 'openStore', to: paths.serviceHome(), icon: Storefront },
]
