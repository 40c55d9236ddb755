import type { Language } from '@celebrio/contract/platform/languages'
import { searchable } from './rules.ts'

type Exonyms = { [In in Language]?: string }

/**
 * What well-known cities are called in our languages where that is not the name in the list of all cities, which has one for
 * each. By the code of the country and that name.
 */
export const exonyms: Record<string, Exonyms> = {
  'AT Vienna': { fr: 'Vienne', es: 'Viena', pt: 'Viena' },
  'BE Antwerp': { fr: 'Anvers', es: 'Amberes', pt: 'Antuérpia' },
  'BE Brugge': { en: 'Bruges', fr: 'Bruges', es: 'Brujas', pt: 'Bruges' },
  'BE Brussels': { fr: 'Bruxelles', es: 'Bruselas', pt: 'Bruxelas' },
  'BE Gent': { en: 'Ghent', fr: 'Gand', es: 'Gante', pt: 'Gante' },
  'BR Brasília': { en: 'Brasilia', fr: 'Brasilia', es: 'Brasilia' },
  'CA Montréal': { es: 'Montreal', pt: 'Montreal' },
  'CA Québec': { es: 'Quebec', pt: 'Quebec' },
  'CH Basel': { fr: 'Bâle', es: 'Basilea', pt: 'Basileia' },
  'CH Bern': { fr: 'Berne', es: 'Berna', pt: 'Berna' },
  'CH Geneva': { fr: 'Genève', es: 'Ginebra', pt: 'Genebra' },
  'CH Lausanne': { es: 'Lausana' },
  'CH Zürich': { en: 'Zurich', fr: 'Zurich', es: 'Zúrich', pt: 'Zurique' },
  'CN Beijing': { fr: 'Pékin', es: 'Pekín', pt: 'Pequim' },
  'CN Shanghai': { es: 'Shanghái', pt: 'Xangai' },
  'CU Havana': { fr: 'La Havane', es: 'La Habana' },
  'CZ Prague': { es: 'Praga', pt: 'Praga' },
  'DE Berlin': { es: 'Berlín', pt: 'Berlim' },
  'DE Dresden': { fr: 'Dresde', es: 'Dresde' },
  'DE Frankfurt am Main': { en: 'Frankfurt', fr: 'Francfort', es: 'Fráncfort', pt: 'Frankfurt' },
  'DE Hamburg': { fr: 'Hambourg', es: 'Hamburgo', pt: 'Hamburgo' },
  'DE Köln': { en: 'Cologne', fr: 'Cologne', es: 'Colonia', pt: 'Colônia' },
  'DE Munich': { es: 'Múnich', pt: 'Munique' },
  'DK Copenhagen': { fr: 'Copenhague', es: 'Copenhague', pt: 'Copenhague' },
  'DZ Algiers': { fr: 'Alger', es: 'Argel', pt: 'Argel' },
  'EG Cairo': { fr: 'Le Caire', es: 'El Cairo', pt: 'Cairo' },
  'ES A Coruña': { en: 'La Coruña', fr: 'La Corogne', es: 'La Coruña', pt: 'Corunha' },
  'ES Barcelona': { fr: 'Barcelone' },
  'ES Córdoba': { fr: 'Cordoue', pt: 'Córdova' },
  'ES Granada': { fr: 'Grenade' },
  'ES Sevilla': { en: 'Seville', fr: 'Séville', pt: 'Sevilha' },
  'ES Valencia': { fr: 'Valence', pt: 'Valência' },
  'ES Zaragoza': { fr: 'Saragosse', pt: 'Saragoça' },
  'FI Helsinki': { pt: 'Helsinque' },
  'FR Bordeaux': { es: 'Burdeos' },
  'FR Marseille': { es: 'Marsella', pt: 'Marselha' },
  'FR Nice': { es: 'Niza' },
  'FR Paris': { es: 'París' },
  'FR Strasbourg': { es: 'Estrasburgo', pt: 'Estrasburgo' },
  'GB Edinburgh': { fr: 'Édimbourg', es: 'Edimburgo', pt: 'Edimburgo' },
  'GB London': { fr: 'Londres', es: 'Londres', pt: 'Londres' },
  'GR Athens': { fr: 'Athènes', es: 'Atenas', pt: 'Atenas' },
  'HU Budapest': { pt: 'Budapeste' },
  'IE Dublin': { es: 'Dublín' },
  'IL Jerusalem': { fr: 'Jérusalem', es: 'Jerusalén', pt: 'Jerusalém' },
  'IT Bologna': { fr: 'Bologne', es: 'Bolonia', pt: 'Bolonha' },
  'IT Florence': { es: 'Florencia', pt: 'Florença' },
  'IT Genoa': { fr: 'Gênes', es: 'Génova', pt: 'Gênova' },
  'IT Milan': { es: 'Milán', pt: 'Milão' },
  'IT Naples': { es: 'Nápoles', pt: 'Nápoles' },
  'IT Rome': { es: 'Roma', pt: 'Roma' },
  'IT Turin': { es: 'Turín', pt: 'Turim' },
  'JP Tokyo': { es: 'Tokio', pt: 'Tóquio' },
  'KR Seoul': { fr: 'Séoul', es: 'Seúl', pt: 'Seul' },
  'MA Fes': { fr: 'Fès', es: 'Fez', pt: 'Fez' },
  'MA Marrakesh': { fr: 'Marrakech', es: 'Marrakech', pt: 'Marrakech' },
  'MA Tangier': { fr: 'Tanger', es: 'Tánger', pt: 'Tânger' },
  'MX Mexico City': { fr: 'Mexico', es: 'Ciudad de México', pt: 'Cidade do México' },
  'NL Amsterdam': { es: 'Ámsterdam', pt: 'Amsterdã' },
  'NL Rotterdam': { es: 'Róterdam', pt: 'Roterdã' },
  'NL The Hague': { fr: 'La Haye', es: 'La Haya', pt: 'Haia' },
  'PL Kraków': { fr: 'Cracovie', es: 'Cracovia', pt: 'Cracóvia' },
  'PL Warsaw': { fr: 'Varsovie', es: 'Varsovia', pt: 'Varsóvia' },
  'PT Lisbon': { fr: 'Lisbonne', es: 'Lisboa', pt: 'Lisboa' },
  'PT Porto': { es: 'Oporto' },
  'RO Bucharest': { fr: 'Bucarest', es: 'Bucarest', pt: 'Bucareste' },
  'RU Moscow': { fr: 'Moscou', es: 'Moscú', pt: 'Moscou' },
  'SE Stockholm': { es: 'Estocolmo', pt: 'Estocolmo' },
  'SG Singapore': { fr: 'Singapour', es: 'Singapur', pt: 'Singapura' },
  'TR Istanbul': { es: 'Estambul', pt: 'Istambul' },
  'UA Kyiv': { fr: 'Kiev', es: 'Kiev' },
  'US New Orleans': { fr: 'La Nouvelle-Orléans', es: 'Nueva Orleans', pt: 'Nova Orleans' },
  'US New York City': { fr: 'New York', es: 'Nueva York', pt: 'Nova York' },
  'US Philadelphia': { fr: 'Philadelphie', es: 'Filadelfia', pt: 'Filadélfia' },
  'ZA Cape Town': { fr: 'Le Cap', es: 'Ciudad del Cabo', pt: 'Cidade do Cabo' },
  'ZA Johannesburg': { es: 'Johannesburgo', pt: 'Joanesburgo' },
}

/** What a city of a country is called in a language; its own name where that is none of the well-known ones. */
export const cityNameIn = (language: Language, country: string, name: string): string =>
  exonyms[`${country} ${name}`]?.[language] ?? name

/** A city by the code of its country and its searchable name. `isExact`: the exonym is all that was typed. */
export type CityByExonym = { country: string; search: string; isExact: boolean }

const known = Object.entries(exonyms).flatMap(([key, names]) => {
  const city = { country: key.slice(0, 2), search: searchable(key.slice(3)) }
  return [...new Set(Object.values(names).map(searchable))].map(exonym => ({ ...city, exonym }))
})

/** Fewer letters are a prefix of too many names. */
const minTyped = 3

/** Cities of which an exonym is what was typed, or has it as a prefix. @param typed a searchable text */
export const citiesByExonym = (typed: string): CityByExonym[] =>
  typed.length < minTyped
    ? []
    : known
        .filter(({ exonym }) => exonym.startsWith(typed))
        .map(({ country, search, exonym }) => ({ country, search, isExact: exonym === typed }))
