import type { FaceLook } from '@celebrio/art/face'
import type { Language } from '@celebrio/contract/platform/languages'
import type { LogoName } from '../studio/logos.ts'

/** The company of a provider; the city is looked up by its name. */
export type DemoCompany = {
  name: string
  address: string
  since: number
  logo: LogoName
}

export type DemoPerson = {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Where more than one state has a city of that name. */
  state?: string
  city: string
  mobile: string
  language: Language
  face: FaceLook
  /** The text of their profile. */
  bio?: string
  /** Days since this person signed up. */
  joined: number
  isPrivate?: true
  company?: DemoCompany
  /** What there is to see when one signs in as this person. */
  why?: string
}
