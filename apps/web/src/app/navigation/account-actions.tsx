import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { Icon } from '@phosphor-icons/react'
import { Basket } from '@phosphor-icons/react/Basket'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { ChatText } from '@phosphor-icons/react/ChatText'
import { GearSix } from '@phosphor-icons/react/GearSix'
import { GlobeSimple } from '@phosphor-icons/react/GlobeSimple'
import { HandWaving } from '@phosphor-icons/react/HandWaving'
import { House } from '@phosphor-icons/react/House'
import { Info } from '@phosphor-icons/react/Info'
import { Moon } from '@phosphor-icons/react/Moon'
import { SealCheck } from '@phosphor-icons/react/SealCheck'
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck'
import { SignOut } from '@phosphor-icons/react/SignOut'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { Tag } from '@phosphor-icons/react/Tag'
import { UserCircle } from '@phosphor-icons/react/UserCircle'
import { Users } from '@phosphor-icons/react/Users'
import { useTranslation } from 'react-i18next'
import { languages, readLanguage } from '#i18n/language.ts'
import { isForKids } from '#lib/kids-pages.ts'
import { paths } from '#lib/paths.ts'
import { isCelebrant, isProvider, isStaff, type SessionUser, useSession } from '#lib/session.ts'
import { useInStore } from '#lib/use-in-store.ts'
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

/** The way to the other area for who has both, or to a store of their own. */
function useAreaActions(user: SessionUser | undefined, isInStore: boolean): AccountAction[] {
  const { t } = useTranslation('app')
  if (!user || !isCelebrant(user)) return []
  if (!isProvider(user)) return [{ key: 'upgrade', label: t('upgrade'), icon: Storefront, to: paths.upgrade() }]
  return isInStore
    ? [{ key: 'area', label: t('home'), icon: House, to: paths.home() }]
    : [{ key: 'area', label: t('myStore'), icon: Storefront, to: paths.serviceHome() }]
}

/** The staff’s pages, and the settings of the area that one is in. */
function useSettingsActions(user: SessionUser | undefined, isInStore: boolean): AccountAction[] {
  const { t } = useTranslation('app')
  const to = isInStore ? paths.serviceSettings() : paths.settings()
  if (!user) return []
  const settings = { key: 'settings', label: t('settings'), icon: GearSix, to }
  return isStaff(user)
    ? [{ key: 'staff', label: t('staff'), icon: ShieldCheck, to: paths.admin() }, settings]
    : [settings]
}

/** About Celebrio, and the way to its staff. */
function useCelebrioActions(user: SessionUser | undefined): AccountAction[] {
  const { t } = useTranslation('app')
  const ofProvider = user !== undefined && isProvider(user)
  const about = { key: 'about', label: t('aboutUs'), icon: Info }
  const contact = { key: 'contact', label: t('contactUs'), icon: ChatText }
  return [
    { ...about, to: ofProvider ? paths.serviceAboutUs() : paths.aboutUs() },
    { ...contact, to: ofProvider ? paths.serviceContactUs() : paths.contactUs() },
  ]
}

/** What the avatar menu and the phone's menu sheet offer, in order. */
export const useAccountActions = (chooseLanguage: () => void): AccountAction[] => {
  const { t } = useTranslation('app')
  const { t: ofPlan } = useTranslation('subscriptions')
  const { dark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const session = useSession()
  const isInStore = useInStore()
  const area = useAreaActions(session?.user, isInStore)
  const ofCelebrio = useCelebrioActions(session?.user)
  const profile = { key: 'profile', label: t('profile'), icon: UserCircle, to: paths.profile() }
  const friends = { key: 'friends', label: t('friends'), icon: Users, to: paths.friends() }
  const meet = { key: 'meet', label: t('meetNewFriends'), icon: HandWaving, to: paths.meetNewFriends() }
  const company = { ...profile, key: 'company', to: paths.serviceProfile() }
  const saved = { key: 'saved', label: t('savedPosts'), icon: BookmarkSimple, to: paths.savedPosts() }
  const deals = { key: 'deals', label: t('deals'), icon: Tag, to: paths.deals() }
  const cart = { key: 'cart', label: t('cart'), icon: Basket, to: paths.cart() }
  const bookings = { key: 'bookings', label: t('myBookings'), icon: CalendarCheck, to: paths.bookings() }
  const plan = { key: 'plan', label: ofPlan('menu'), icon: SealCheck, to: paths.serviceSubscription() }
  const actions = [
    ...(session && isCelebrant(session.user)
      ? [profile, friends, meet, saved, deals, cart, bookings]
      : [company, cart, bookings]),
    ...area,
    ...(session && isProvider(session.user) ? [plan] : []),
    ...useSettingsActions(session?.user, isInStore),
    ...ofCelebrio,
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
  return session?.user.is_kid ? actions.filter(({ to }) => to === undefined || isForKids(to)) : actions
}
