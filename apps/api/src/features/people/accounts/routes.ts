import { google } from '@celebrio/contract/people/account-google'
import { accounts } from '@celebrio/contract/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { forgotPassword } from './forgot-password.ts'
import { callback, exchange, initiate } from './google-sign-in.ts'
import { resetByCode, resetByLink, verifyCode } from './reset-password.ts'
import { signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const routes = (app: AppContext): Route[] => [
  route(accounts.signIn, call => signIn(app, call.body, call)),
  route(accounts.register, call => signUp(app, call.body, call.files, call)),
  route(accounts.signOut, ({ viewer }) => signOut(app, viewer)),
  route(accounts.forgotPassword, ({ body, language }) => forgotPassword(app, body, language)),
  route(accounts.verifyCode, ({ body }) => verifyCode(app, body)),
  route(accounts.resetByCode, ({ body }) => resetByCode(app, body)),
  route(accounts.resetByLink, ({ body }) => resetByLink(app, body)),
  route(accounts.verifyEmail, ({ body }) => verifyEmail(app, body)),
  route(accounts.resendVerification, ({ viewer }) => resendVerification(app, viewer)),
  route(google.initiate, () => initiate(app)),
  route(google.callback, call => callback(app, call)),
  route(google.exchange, call => exchange(app, call.body, call)),
]
