import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { Icon } from '@phosphor-icons/react'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { HandWaving } from '@phosphor-icons/react/HandWaving'
import { Info } from '@phosphor-icons/react/Info'
import { Moon } from '@phosphor-icons/react/Moon'
import { SignOut } from '@phosphor-icons/react/SignOut'
import { UserCircle } from '@phosphor-icons/react/UserCircle'
import { Users } from '@phosphor-icons/react/Users'
import { useTranslation } from 'react-i18next'
import { languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { isCelebrant, useSession } from '#lib/session.ts'
import { useLogOut } from '../log-out.ts'

export type AccountAction = {
  key: string
  label: string
  icon: Icon
  /** The present choice, shown on the right. */
  aside?: string
  to?: string
  onClick?: () => void
  /** Does not close the menu. */
  stays?: boolean
}

/** Dark mode on or off; from then on the person's choice holds instead of the system's. */
export const useDarkMode = () => {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}

/** What the avatar menu and the phone's menu sheet offer, in order. */
export const useAccountActions = (chooseLanguage: () => void): AccountAction[] => {
  const { t } = useTranslation('app')
  const { dark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const session = useSession()
  const profile = { key: 'profile', label: t('profile'), icon: UserCircle, to: paths.profile() }
  const friends = { key: 'friends', label: t('friends'), icon: Users, to: paths.friends() }
  const meet = { key: 'meet', label: t('meetNewFriends'), icon: HandWaving, to: paths.meetNewFriends() }
  const saved = { key: 'saved', label: t('savedPosts'), icon: BookmarkSimple, to: paths.savedPosts() }
  return [
    ...(session && isCelebrant(session.user) ? [profile, friends, meet, saved] : []),
    { key: 'about', label: t('aboutUs'), icon: Info, to: paths.aboutUs() },
    {
      key: 'language',
      label: t('language'),
      icon: GlobeSimple,
      aside: languages[readLanguage()],
      onClick: chooseLanguage,
    },
    { key: 'dark', label: t('darkMode'), icon: Moon, aside: dark ? t('on') : t('off'), onClick: toggle, stays: true },
    { key: 'out', label: t('logOut'), icon: SignOut, onClick: logOut },
  ]
}
