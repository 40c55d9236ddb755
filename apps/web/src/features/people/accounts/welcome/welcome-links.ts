import type { Icon } from '@phosphor-icons/react'
import { Confetti } from '@phosphor-icons/react/Confetti'
import { PencilLine } from '@phosphor-icons/react/PencilLine'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { UserCircle } from '@phosphor-icons/react/UserCircle'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { paths } from '#lib/paths.ts'

type WelcomeLink = {
  label: 'updateProfile' | 'findFriends' | 'createEvent' | 'firstPost' | 'firstService' | 'companyProfile'
  to: string
  icon: Icon
}

/** Links for new celebrants. */
export const welcomeLinks: readonly WelcomeLink[] = [
  { label: 'updateProfile', to: paths.profileEdit(), icon: UserCircle },
  { label: 'findFriends', to: paths.findFriends(), icon: UsersThree },
  { label: 'createEvent', to: paths.createEvent(), icon: Confetti },
  { label: 'firstPost', to: paths.compose(), icon: PencilLine },
]

/** Links for new providers. */
export const providerWelcomeLinks: readonly WelcomeLink[] = [
  { label: 'firstService', to: paths.createService(), icon: Storefront },
  { label: 'companyProfile', to: paths.serviceProfileEdit(), icon: PencilLine },
]
