import type { FaceLook } from '@celebrio/art/face'
import { signUpForm } from '@celebrio/contract/people/account-forms'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { newFolder } from '#platform/files/keys.ts'
import { updateCompany, updateUser } from '../features/people/accounts/queries/users.ts'
import { viewerOfToken } from '../features/people/accounts/sessions.ts'
import { signUp } from '../features/people/accounts/sign-up.ts'
import { type DemoPerson, demoPerson, type PersonKey, personKeys } from './cast/people.ts'
import { at } from './moments.ts'
import { findCity } from './queries.ts'
import type { DemoStore } from './stores/store.ts'
import { logo, portrait } from './studio/draw.ts'

/** The one password of the demo world, which is printed at the start. */
export const demoPassword = 'celebrate-1'

export const emailOf = (mailbox: string): string => `${mailbox}@celebrio.example`

export type Cast = ReadonlyMap<PersonKey, Viewer>

async function formOf(app: AppContext, mailbox: string, person: DemoPerson) {
  const { company } = person
  const place = await findCity(app.db, person)
  const { name, mobile, language } = person
  const common = { name, mobile, language, email: emailOf(mailbox), password: demoPassword, terms: true, ...place }
  if (!company) return signUpForm.parse({ user_type: 0, ...common })
  return signUpForm.parse({
    user_type: 1,
    ...common,
    address: company.address,
    company_name: company.name,
    business_phone_number: mobile,
    establishment_year: company.since,
    payment_option: 'none',
    document_type: 2,
  })
}

async function keep(app: AppContext, picture: Buffer): Promise<string> {
  const key = `media/${newFolder()}/picture.webp`
  await app.files.put(key, picture)
  return key
}

/** What people do in their first hour: confirm the address, fill in their profile, make the account private. */
async function settleIn(then: AppContext, userId: number, person: DemoPerson): Promise<void> {
  const { bio = null, company, isPrivate = false } = person
  const change = {
    ...(await findCity(then.db, person)),
    bio,
    is_private: isPrivate,
    profile_picture: await keep(then, await portrait(person.face)),
    email_verified_at: minutesAfter(then.clock.now(), 9),
  }
  const companyLogo = company && (await keep(then, await logo(company.logo)))
  await inTransaction(then, async tx => {
    await updateUser(tx, userId, change)
    if (companyLogo) await updateCompany(tx, userId, { logo: companyLogo })
  })
}

async function signUpAs(then: AppContext, mailbox: string, person: DemoPerson): Promise<Viewer> {
  // Nobody reads these mailboxes.
  const quiet: AppContext = { ...then, emit: async () => undefined }
  const reader = { language: person.language, userAgent: 'Celebrio demo' }
  const { token, user } = await signUp(quiet, await formOf(then, mailbox, person), [], reader)
  const viewer = await viewerOfToken(quiet, token)
  if (!viewer) throw new Error(`${person.name} is not signed in.`)
  await settleIn(then, user.id, person)
  return viewer
}

async function moveIn(app: AppContext, key: PersonKey): Promise<[PersonKey, Viewer]> {
  const person = demoPerson(key)
  return [key, await signUpAs(at(app, person.joined * 24 * 60), key, person)]
}

/** Somebody who has a store and nothing else in the demo world signs up. */
export async function moveProviderIn(then: AppContext, store: DemoStore, face: FaceLook): Promise<Viewer> {
  const { owner, phone, company, address, since, logo: mark } = store
  const place = { country: store.country, city: store.city, ...(store.state !== undefined && { state: store.state }) }
  const person = { ...place, name: owner, mobile: phone, language: store.language, face, joined: 0 }
  const provider = { ...person, company: { name: company, address, since, logo: mark } }
  return signUpAs(then, owner.split(' ')[0]?.toLowerCase() ?? '', provider)
}

/** Everybody signs up, some days or weeks ago. */
export async function moveAllIn(app: AppContext): Promise<Cast> {
  return new Map(await Promise.all(personKeys.map(key => moveIn(app, key))))
}
