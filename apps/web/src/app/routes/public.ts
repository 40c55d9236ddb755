import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { onlyGuests } from '../guards.ts'

/** Pages for everybody under the small public bar: sign-in, sign-up, recovery of the password, legal texts. */
export const publicRoutes: RouteObject[] = [
  { path: paths.signIn(), middleware: [onlyGuests], lazy: () => import('#pages/sign-in/route.tsx') },
  { path: paths.signUp(), middleware: [onlyGuests], lazy: () => import('#pages/sign-up/route.tsx') },
  { path: paths.authCallback(), lazy: () => import('#pages/auth-callback/route.tsx') },
  { path: paths.forgotPassword(), lazy: () => import('#pages/forgot-password/route.tsx') },
  { path: paths.changePassword(), lazy: () => import('#pages/change-password/route.tsx') },
  { path: '/password/reset/:token', lazy: () => import('#pages/reset-password/route.tsx') },
  { path: paths.verifyEmail(), lazy: () => import('#pages/verify-email/route.tsx') },
  { path: paths.expiredEmail(), lazy: () => import('#pages/expired-email/route.tsx') },
  { path: paths.aboutUs(), lazy: () => import('#pages/about-us/route.tsx') },
  { path: paths.userAgreement(), lazy: () => import('#pages/user-agreement/route.tsx') },
  { path: paths.privacyPolicy(), lazy: () => import('#pages/privacy-policy/route.tsx') },
]
