import { viewerTimeZone } from '#lib/formats-zones.ts'

/** The most populous zone of countries that have several. */
const mostPopulous: Readonly<Record<string, string>> = {
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

/** Not supported by all browsers; without it no country has zones. */
type Region = { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const region = new Intl.Locale('und', { region: country }) as Region
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** A country's zone: the viewer's own if it is one of them, else the most populous. Undefined if unknown. */
export function zoneOfCountry(country: string | undefined, own = viewerTimeZone()): string | undefined {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return undefined
  const zones = zonesOf(country)
  const chosen = mostPopulous[country]
  if (zones.includes(own)) return own
  return chosen !== undefined && zones.includes(chosen) ? chosen : zones[0]
}

type Move = { zone: string; from: string | undefined; to: string | undefined }

/** The zone after a change of country: it follows the country, unless it was chosen by hand. */
export function zoneAfter({ zone, from, to }: Move, own = viewerTimeZone()): string {
  const expected = zoneOfCountry(from, own) ?? own
  return zone === expected ? (zoneOfCountry(to, own) ?? own) : zone
}
