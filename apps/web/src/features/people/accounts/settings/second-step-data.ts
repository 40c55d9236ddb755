import { passkeys } from '@celebrio/contract/people/passkeys'
import { type Passkey, secondStep } from '@celebrio/contract/people/second-step'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** What the viewer signs in with besides a password or Google. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => call(secondStep.get, { signal }),
  staleTime: 60_000,
})

/** A new secret for an app. A query, so that it is asked for once however often the dialog renders. */
export const authenticatorQuery = queryOptions({
  queryKey: ['second-step', 'secret'],
  queryFn: () => call(secondStep.begin, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
})

export type Proof = { password: string }

export const confirmApp = (body: Proof & { code: string }) => call(secondStep.confirm, { body })

export const turnOffApp = (body: Proof & { code: string }) => call(secondStep.turnOff, { body })

export const renewCodes = (body: Proof) => call(secondStep.renewCodes, { body })

export const removePasskey = ({ id }: Passkey, body: Proof) => call(passkeys.remove, { params: { id }, body })

/** Has the browser make a passkey. @throws Error also when whoever was asked has closed the question */
export async function makePasskey() {
  const { options } = await call(passkeys.options, {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const said = { clientDataJSON, attestationObject, transports: transports?.map(String) }
  return { id, rawId, type: 'public-key' as const, response: said }
}

type Made = Awaited<ReturnType<typeof makePasskey>>

export const addPasskey = (name: string, response: Made, { password }: Proof) =>
  call(passkeys.add, { body: { name, response, password } })
