import { google } from '@celebrio/contract/people/account-google'
import { accounts } from '@celebrio/contract/people/accounts'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { forgotPassword } from './forgot-password.ts'
import { callback, exchange, initiate } from './google-sign-in.ts'
import { resetByCode, resetByLink, verifyCode } from './reset-password.ts'
import { signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const accountRoutes = (kit: Kit): Route[] => [
  route(accounts.signIn, call => signIn(kit, call.body, call)),
  route(accounts.register, call => signUp(kit, call.body, call.files, call)),
  route(accounts.signOut, ({ viewer }) => signOut(kit, viewer)),
  route(accounts.forgotPassword, ({ body, language }) => forgotPassword(kit, body, language)),
  route(accounts.verifyCode, ({ body }) => verifyCode(kit, body)),
  route(accounts.resetByCode, ({ body }) => resetByCode(kit, body)),
  route(accounts.resetByLink, ({ body }) => resetByLink(kit, body)),
  route(accounts.verifyEmail, ({ body }) => verifyEmail(kit, body)),
  route(accounts.resendVerification, ({ viewer }) => resendVerification(kit, viewer)),
  route(google.initiate, () => initiate(kit)),
  route(google.callback, call => callback(kit, call)),
  route(google.exchange, call => exchange(kit, call.body, call)),
]
