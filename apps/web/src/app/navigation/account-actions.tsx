import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { Icon } from '@phosphor-icons/react'
import { Basket } from '@phosphor-icons/react/Basket'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { ChatText } from '@phosphor-icons/react/ChatText'
import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { HandWaving } from '@phosphor-icons/react/HandWaving'
import { House } from '@phosphor-icons/react/House'
import { Info } from '@phosphor-icons/react/Info'
import { Moon } from '@phosphor-icons/react/Moon'
import { SignOut } from '@phosphor-icons/react/SignOut'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { UserCircle } from '@phosphor-icons/react/UserCircle'
import { Users } from '@phosphor-icons/react/Users'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { languages, readLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { isCelebrant, isProvider, type SessionUser, useSession } from '#lib/session.ts'
import { useLogOut } from '../log-out.ts'

export type AccountAction = {
  key: string
  label: string
  icon: Icon
  /** The current choice, shown on the right. */
  aside?: string
  to?: string
  onClick?: () => void
  /** Does not close the menu. */
  stays?: boolean
}

/** Dark mode on or off; from then on it overrides the system's colour scheme. */
export const useDarkMode = () => {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}

/** The pages of providers; those of a provider are for everybody. */
const providerArea = /^\/(?:service-(?!provider)|sp-profile(?:$|\/edit))/

/** The way to the other area for who has both, or to a store of their own. */
function useAreaActions(user: SessionUser | undefined): AccountAction[] {
  const { t } = useTranslation('app')
  const isInStore = providerArea.test(useLocation().pathname)
  if (!user || !isCelebrant(user)) return []
  if (!isProvider(user)) return [{ key: 'upgrade', label: t('upgrade'), icon: Storefront, to: paths.upgrade() }]
  return isInStore
    ? [{ key: 'area', label: t('home'), icon: House, to: paths.home() }]
    : [{ key: 'area', label: t('myStore'), icon: Storefront, to: paths.serviceHome() }]
}

/** What the avatar menu and the phone's menu sheet offer, in order. */
export const useAccountActions = (chooseLanguage: () => void): AccountAction[] => {
  const { t } = useTranslation('app')
  const { dark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const session = useSession()
  const area = useAreaActions(session?.user)
  const profile = { key: 'profile', label: t('profile'), icon: UserCircle, to: paths.profile() }
  const friends = { key: 'friends', label: t('friends'), icon: Users, to: paths.friends() }
  const meet = { key: 'meet', label: t('meetNewFriends'), icon: HandWaving, to: paths.meetNewFriends() }
  const company = { ...profile, key: 'company', to: paths.serviceProfile() }
  const saved = { key: 'saved', label: t('savedPosts'), icon: BookmarkSimple, to: paths.savedPosts() }
  const cart = { key: 'cart', label: t('cart'), icon: Basket, to: paths.cart() }
  const bookings = { key: 'bookings', label: t('myBookings'), icon: CalendarCheck, to: paths.bookings() }
  const about = { key: 'about', label: t('aboutUs'), icon: Info, to: paths.aboutUs() }
  const serviceAbout = { ...about, to: paths.serviceAboutUs() }
  const contact = { key: 'contact', label: t('contactUs'), icon: ChatText, to: paths.serviceContactUs() }
  return [
    ...(session && isCelebrant(session.user)
      ? [profile, friends, meet, saved, cart, bookings]
      : [company, cart, bookings]),
    ...area,
    ...(session && isProvider(session.user) ? [serviceAbout, contact] : [about]),
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
