import { accountDeletion } from '@celebrio/contract/people/account-deletion'
import { google } from '@celebrio/contract/people/account-google'
import { accountSuspension } from '@celebrio/contract/people/account-suspension'
import { accounts } from '@celebrio/contract/people/accounts'
import { devices } from '@celebrio/contract/people/devices'
import { emailChange } from '@celebrio/contract/people/email-change'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { askForEmail, cancelEmailChange, readEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { checkEmailLink, confirmEmail, undoEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { listDevices, signOutDevice, signOutOthers } from './devices.ts'
import { forgotPassword } from './forgot-password.ts'
import { callback, exchange, initiate } from './google-sign-in.ts'
import { reactivate } from './reactivate-account.ts'
import { rememberDevice, rememberOnceIn } from './remember-device.ts'
import { checkResetLink, resetByCode, resetByLink, verifyCode } from './reset-password.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { signOut } from './sessions.ts'
import { setLanguage } from './set-language.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { suspend } from './suspend-account.ts'
import { upgrade } from './upgrade.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const routes = (app: AppContext): Route[] => [
  route(accounts.signIn, async call => rememberOnceIn(app, call, await signIn(app, call.body, call))),
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
  route(accounts.checkResetLink, ({ body }) => checkResetLink(app, body)),
  route(accounts.resetByLink, async call =>
    rememberDevice(app, call, call.body.email, await resetByLink(app, call.body)),
  ),
  route(accounts.changePassword, ({ viewer, body }) => changePassword(app, viewer, body)),
  route(accounts.setLanguage, ({ viewer, body }) => setLanguage(app, viewer, body.language)),
  route(devices.list, ({ viewer }) => listDevices(app, viewer)),
  route(devices.signOut, ({ viewer, params }) => signOutDevice(app, viewer, params.id)),
  route(devices.signOutOthers, ({ viewer }) => signOutOthers(app, viewer)),
  route(accountSuspension.suspend, ({ viewer }) => suspend(app, viewer)),
  route(accountDeletion.delete, ({ viewer, body }) => deleteAccount(app, viewer, body)),
  route(accountSuspension.reactivate, async call => {
    const answer = await reactivate(app, call.body, call)
    return rememberDevice(app, call, answer.user.email, answer)
  }),
  route(accounts.verifyEmail, ({ body }) => verifyEmail(app, body)),
  route(accounts.resendVerification, ({ viewer }) => resendVerification(app, viewer)),
  route(google.initiate, ({ query }) => initiate(app, query)),
  route(google.callback, call => callback(app, call)),
  route(google.exchange, async call => rememberOnceIn(app, call, await exchange(app, call.body, call))),
  ...secondStepRoutes(app),
  route(emailChange.get, ({ viewer }) => readEmailChange(app, viewer)),
  route(emailChange.ask, ({ viewer, body }) => askForEmail(app, viewer, body)),
  route(emailChange.cancel, ({ viewer }) => cancelEmailChange(app, viewer)),
  route(emailChange.check, ({ body }) => checkEmailLink(app, body)),
  route(emailChange.confirm, ({ body }) => confirmEmail(app, body)),
  route(emailChange.undo, ({ body }) => undoEmail(app, body)),
]
