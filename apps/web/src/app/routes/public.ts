import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { onlyGuests } from '../guards.ts'

/** Pages for everybody with the small public bar: sign-in, sign-up, password reset, legal texts. */
export const publicRoutes: RouteObject[] = [
  { path: paths.signIn(), middleware: [onlyGuests], lazy: () => import('#pages/people/sign-in/route.tsx') },
  { path: paths.signUp(), middleware: [onlyGuests], lazy: () => import('#pages/people/sign-up/route.tsx') },
  { path: paths.authCallback(), lazy: () => import('#pages/people/auth-callback/route.tsx') },
  { path: paths.forgotPassword(), lazy: () => import('#pages/people/forgot-password/route.tsx') },
  { path: paths.changePassword(), lazy: () => import('#pages/people/change-password/route.tsx') },
  { path: '/password/reset/:token', lazy: () => import('#pages/people/reset-password/route.tsx') },
  { path: paths.verifyEmail(), lazy: () => import('#pages/people/verify-email/route.tsx') },
  { path: paths.confirmEmail(), lazy: () => import('#pages/people/confirm-email/route.tsx') },
  { path: paths.undoEmail(), lazy: () => import('#pages/people/undo-email/route.tsx') },
  { path: paths.expiredEmail(), lazy: () => import('#pages/people/expired-email/route.tsx') },
  { path: paths.aboutUs(), lazy: () => import('#pages/site/about-us/route.tsx') },
  { path: paths.serviceAboutUs(), lazy: () => import('#pages/site/about-us/route.tsx') },
  { path: paths.userAgreement(), lazy: () => import('#pages/site/user-agreement/route.tsx') },
  { path: paths.privacyPolicy(), lazy: () => import('#pages/site/privacy-policy/route.tsx') },
]
