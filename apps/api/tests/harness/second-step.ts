import type { SecondStepAsked } from '@celebrio/contract/people/users'
import { Secret, TOTP } from 'otpauth'
import type { Member } from './people.ts'
import type { World } from './world.ts'

const halfMinute = 30

/** An authenticator app with a secret, on a phone whose clock is that of the server. */
const appWith = ({ clock }: World, secret: string) => {
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  return {
    secret,
    /** The code of now, or of so many half minutes later. */
    code: (later = 0) => codes.generate({ timestamp: clock.now().getTime() + later * halfMinute * 1000 }),
  }
}

export type App = ReturnType<typeof appWith>

/** Scans a new secret. */
export async function beginCodes(world: World, as: Member): Promise<App> {
  const { status, body } = await world.call('POST', '/second-step/authenticator', { as })
  if (status !== 200) throw new Error(`No secret: ${JSON.stringify(body)}`)
  return appWith(world, body.secret)
}

/** Moves the clock to the beginning of a half minute, so that no test, which lasts less, sees a code change by itself. */
function beginHalfMinute({ clock }: World): void {
  clock.forward({ seconds: halfMinute - ((clock.now().getTime() / 1000) % halfMinute) })
}

/** Sets an authenticator app up; its code of now is used then. */
export async function setUpCodes(world: World, as: Member) {
  beginHalfMinute(world)
  const app = await beginCodes(world, as)
  const json = { code: app.code(), password: as.password }
  const { status, body } = await world.call('POST', '/second-step/authenticator/confirm', { as, json })
  if (status !== 200) throw new Error(`No second step: ${JSON.stringify(body)}`)
  return { ...app, recovery: body.recovery_codes ?? [] }
}

/** Shows the first step of a sign-in, and returns what the second is asked with. */
export async function firstStep({ call }: World, { email, password }: Pick<Member, 'email' | 'password'>) {
  const { status, body } = await call('POST', '/auth/login', { json: { email, password, device_id: 'tablet' } })
  if (status !== 200 || 'token' in body) throw new Error(`No second step is asked for: ${JSON.stringify(body)}`)
  return (body as unknown as SecondStepAsked).second_step
}

/** Signs in with both steps, the second with a recovery code. */
export async function signInWith(world: World, member: Member, code: string) {
  const { challenge } = await firstStep(world, member)
  return world.call('POST', '/auth/second-step', { json: { challenge, code } })
}
