import { passkeys } from '@celebrio/contract/people/passkeys'
import { secondStep } from '@celebrio/contract/people/second-step'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { beginAuthenticator, confirmAuthenticator, renewRecoveryCodes, turnOffAuthenticator } from './authenticator.ts'
import { addPasskey, passkeyOptions, removePasskey } from './passkeys.ts'
import { rememberDevice } from './remember-device.ts'
import { secondStepStatus } from './second-step-status.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByPasskey, signInOptions } from './sign-in-by-passkey.ts'

export const secondStepRoutes = (app: AppContext): Route[] => [
  route(secondStep.get, ({ viewer }) => secondStepStatus(app, viewer)),
  route(secondStep.begin, ({ viewer }) => beginAuthenticator(app, viewer)),
  route(secondStep.confirm, ({ viewer, body }) => confirmAuthenticator(app, viewer, body)),
  route(secondStep.turnOff, ({ viewer, body }) => turnOffAuthenticator(app, viewer, body)),
  route(secondStep.renewCodes, ({ viewer, body }) => renewRecoveryCodes(app, viewer, body)),
  route(secondStep.signIn, async call => {
    const answer = await signInByCode(app, call.body, call)
    return rememberDevice(app, call, answer.user.email, answer)
  }),
  route(passkeys.options, ({ viewer }) => passkeyOptions(app, viewer)),
  route(passkeys.add, ({ viewer, body }) => addPasskey(app, viewer, body)),
  route(passkeys.remove, ({ viewer, params, body }) => removePasskey(app, viewer, params.id, body)),
  route(passkeys.signInOptions, ({ body }) => signInOptions(app, body)),
  route(passkeys.signIn, async call => {
    const answer = await signInByPasskey(app, call.body, call)
    return rememberDevice(app, call, answer.user.email, answer)
  }),
]
