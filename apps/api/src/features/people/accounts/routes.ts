import { google } from '@celebrio/contract/people/account-google'
import { accounts } from '@celebrio/contract/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { forgotPassword } from './forgot-password.ts'
import { callback, exchange, initiate } from './google-sign-in.ts'
import { rememberDevice } from './remember-device.ts'
import { resetByCode, resetByLink, verifyCode } from './reset-password.ts'
import { signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { upgrade } from './upgrade.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const routes = (app: AppContext): Route[] => [
  route(accounts.signIn, async call => rememberDevice(app, call, call.body.email, await signIn(app, call.body, call))),
  route(accounts.register, async call =>
    rememberDevice(app, call, call.body.email, await signUp(app, call.body, call.files, call)),
  ),
  route(accounts.upgrade, call => upgrade(app, call.viewer, call.body, call.files, call)),
  route(accounts.signOut, ({ viewer }) => signOut(app, viewer)),
  route(accounts.forgotPassword, ({ body, language }) => forgotPassword(app, body, language)),
  route(accounts.verifyCode, ({ body }) => verifyCode(app, body)),
  route(accounts.resetByCode, async call =>
    rememberDevice(app, call, call.body.email, await resetByCode(app, call.body)),
  ),
  route(accounts.resetByLink, async call =>
    rememberDevice(app, call, call.body.email, await resetByLink(app, call.body)),
  ),
  route(accounts.verifyEmail, ({ body }) => verifyEmail(app, body)),
  route(accounts.resendVerification, ({ viewer }) => resendVerification(app, viewer)),
  route(google.initiate, ({ query }) => initiate(app, query)),
  route(google.callback, call => callback(app, call)),
  route(google.exchange, async call => {
    const answer = await exchange(app, call.body, call)
    return rememberDevice(app, call, answer.user.email, answer)
  }),
]
