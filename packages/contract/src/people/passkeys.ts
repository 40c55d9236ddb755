import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { ownPassword } from './account-forms.ts'
import { challenge, newRecoveryCodes, passkey, proofForm } from './second-step.ts'
import { signedIn } from './users.ts'

export const passkeyLimits = {
  /** Code points. */
  name: 50,
  /** Of one account. */
  count: 10,
} as const

/** Base64url, as WebAuthn has it in JSON. */
const bytes = z.string().min(1).max(20_000)

/** What a browser says of a credential, `RegistrationResponseJSON` and `AuthenticationResponseJSON` of WebAuthn. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.object({}).default({}),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  })

const made = credential(
  z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
)

const used = credential(
  z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
)

export const passkeyForm = z.object({
  name: line({ max: passkeyLimits.name, min: 1 }),
  response: made,
  password: ownPassword(),
})

/** The options of WebAuthn in JSON: what `navigator.credentials` is asked with. */
const options = z.record(z.string(), z.unknown())

export const passkeys = endpoints({
  options: {
    method: 'POST',
    path: '/passkey/options',
    who: 'member',
    summary:
      'What the browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`), good for ten minutes',
    answer: z.object({ options }),
    errors: ['too_many_passkeys'],
    limits: ['editing'],
  },
  add: {
    method: 'POST',
    path: '/passkey',
    who: 'member',
    summary: 'Add a passkey; of a first second step, every other device is signed out',
    body: passkeyForm,
    answer: message.extend({ passkey, recovery_codes: newRecoveryCodes }),
    status: 201,
    errors: ['passkey_failed', 'too_many_passkeys', 'fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
  remove: {
    method: 'POST',
    path: '/passkey/:id/remove',
    who: 'member',
    summary: 'Remove a passkey',
    params: z.object({ id: id() }),
    body: proofForm,
    answer: message,
    errors: ['not_found', 'fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
  signInOptions: {
    method: 'POST',
    path: '/auth/second-step/passkey/options',
    who: 'anyone',
    summary:
      'What the browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`) for a challenge of sign-in',
    body: z.object({ challenge: challenge() }),
    answer: z.object({ options }),
    errors: ['second_step_over'],
    limits: ['code_address'],
  },
  signIn: {
    method: 'POST',
    path: '/auth/second-step/passkey',
    who: 'anyone',
    summary: 'Finish signing in with the challenge of the first step and a passkey',
    body: z.object({ challenge: challenge(), response: used }),
    answer: signedIn,
    errors: ['passkey_failed', 'second_step_over'],
    limits: ['code_address'],
  },
})
