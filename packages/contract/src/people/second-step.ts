import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message, time } from '../platform/lists.ts'
import { qr } from '../platform/qr.ts'
import { text } from '../platform/text-schemas.ts'
import { ownPassword } from './account-forms.ts'
import { signedIn } from './users.ts'

/** How many recovery codes are given at once, each good once. */
export const recoveryCodeCount = 10

/** Digits of an authenticator's code. */
export const authenticatorDigits = 6

/** From password to second step: as long as somebody looks for their phone. */
export const challengeMinutes = 10

/** Somewhere that keeps a passkey of the viewer, by the name that they have given it. */
export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: time(),
  last_used_at: time().nullable(),
})
export type Passkey = z.output<typeof passkey>

const status = z.object({
  /** Whether signing in takes more than a password or Google. */
  is_on: z.boolean(),
  /** Whether what the viewer does for the platform asks for one. */
  is_required: z.boolean(),
  authenticator: z.object({ added_at: time() }).nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
})
export type SecondStepStatus = z.output<typeof status>

/** Of a first method; null where there are codes already. They are shown this once. */
export const newRecoveryCodes = z.array(z.string()).nullable()

/** Spaces between digits are how apps show them. */
const code = () => text({ max: 40, min: 1 })
export const challenge = () => text({ max: 200, min: 1 })

export const confirmForm = z.object({ code: code(), password: ownPassword() })
export const proofForm = z.object({ password: ownPassword() })
export const secondStepForm = z.object({ challenge: challenge(), code: code() })

export const secondStep = endpoints({
  get: {
    method: 'GET',
    path: '/second-step',
    who: 'member',
    summary: 'What the viewer signs in with besides a password or Google',
    answer: status,
  },
  begin: {
    method: 'POST',
    path: '/second-step/authenticator',
    who: 'member',
    summary: 'A new secret for an authenticator app; it counts once a code of the app has confirmed it',
    answer: z.object({ secret: z.string(), uri: z.string(), qr }),
    errors: ['authenticator_on'],
    limits: ['editing'],
  },
  confirm: {
    method: 'POST',
    path: '/second-step/authenticator/confirm',
    who: 'member',
    summary: 'Confirm the authenticator app with a code; of a first second step, every other device is signed out',
    body: confirmForm,
    answer: message.extend({ recovery_codes: newRecoveryCodes }),
    errors: ['second_step_wrong', 'second_step_locked', 'authenticator_on', 'fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
  turnOff: {
    method: 'POST',
    path: '/second-step/authenticator/turn-off',
    who: 'member',
    summary: 'Turn the authenticator app off, with one of its codes or a recovery code',
    body: confirmForm,
    answer: message,
    errors: ['second_step_wrong', 'second_step_locked', 'second_step_off', 'fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
  renewCodes: {
    method: 'POST',
    path: '/second-step/recovery-codes',
    who: 'member',
    summary: 'New recovery codes; those of before are no longer good',
    body: proofForm,
    answer: message.extend({ recovery_codes: z.array(z.string()) }),
    errors: ['second_step_off', 'fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
  signIn: {
    method: 'POST',
    path: '/auth/second-step',
    who: 'anyone',
    summary: 'Finish signing in with the challenge of the first step and a code of the app, or a recovery code',
    body: secondStepForm,
    answer: signedIn,
    errors: ['second_step_wrong', 'second_step_over', 'second_step_locked'],
    limits: ['code_address'],
  },
})
