import type { Caller, Someone } from './caller.ts'

export type Member = Someone & { id: number; name: string; email: string; password: string }

const spain = 724
let round = 0

/** Signs somebody up as a celebrant. */
export async function signUp(call: Caller, name: string, more: Record<string, unknown> = {}): Promise<Member> {
  round += 1
  const email = `${name.toLowerCase()}.${process.pid}.${round}@example.org`
  const password = `${name}-likes-cake-${round}`
  const json = { user_type: 0, name, email, password, mobile: '600100200', country_id: spain, language: 'en', ...more }
  const { status, body } = await call('POST', '/auth/register', { json })
  if (status !== 201) throw new Error(`${name} could not sign up: ${JSON.stringify(body)}`)
  return { id: body.user.id, token: body.token, name, email, password }
}

/** Signs people up one after the other: lists of equal times go by number, and that is the order of the names. */
export async function signUpEach(call: Caller, names: readonly string[]): Promise<Member[]> {
  const people: Member[] = []
  for (const name of names) people.push(await signUp(call, name))
  return people
}

/** Four people without any connection. */
export async function castOf(call: Caller) {
  const [ana, ben, cleo, dan] = await signUpEach(call, ['Ana', 'Ben', 'Cleo', 'Dan'])
  if (!ana || !ben || !cleo || !dan) throw new Error('Nobody came.')
  return { ana, ben, cleo, dan }
}
