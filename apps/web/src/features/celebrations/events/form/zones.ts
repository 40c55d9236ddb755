import { ownZone } from '#lib/formats-zones.ts'

/** Where most people of a country with several zones live. */
const usual: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** Not in all browsers yet: then no zone is known to be a country's. */
type Region = { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const region = new Intl.Locale('und', { region: country }) as Region
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** The zone of a country, by its code; of several the viewer's own, else that of most people. Undefined where none is known. */
export function zoneOfCountry(country: string | undefined, own = ownZone()): string | undefined {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return undefined
  const zones = zonesOf(country)
  const chosen = usual[country]
  if (zones.includes(own)) return own
  return chosen !== undefined && zones.includes(chosen) ? chosen : zones[0]
}

type Move = { zone: string; from: string | undefined; to: string | undefined }

/** The zone after another country was chosen: it follows the place, unless somebody has chosen another one than its. */
export function zoneAfter({ zone, from, to }: Move, own = ownZone()): string {
  const expected = zoneOfCountry(from, own) ?? own
  return zone === expected ? (zoneOfCountry(to, own) ?? own) : zone
}
