import { foldPassword, passwordSpellings } from '@celebrio/contract/people/easy-passwords'
import { petNames } from './pet-names.ts'

/** Words of each language, most frequent first: its first ten thousand are passwords that people choose. */
const wordsPerLanguage = 10_000
/** The most frequent, and passwords themselves, are chosen with a few digits or a mark after them as well. */
const frequentWords = 5_000
const endings = /(?:1(?:2(?:3(?:4(?:5(?:6)?)?)?)?)?|[!?.])$/

type Lists = { all: ReadonlySet<string>; frequent: ReadonlySet<string> }

let lists: Promise<Lists> | undefined

/**
 * zxcvbn's lists: 49,000 passwords of the world by how often they were found in leaks, and words and first names of
 * French, Spanish and Portuguese, which the leaks know less of. Read when the first password is chosen.
 */
async function readLists(): Promise<Lists> {
  const { dictionary: world } = await import('@zxcvbn-ts/language-common')
  const { dictionary: fr } = await import('@zxcvbn-ts/language-fr')
  const { dictionary: es } = await import('@zxcvbn-ts/language-es-es')
  const { dictionary: pt } = await import('@zxcvbn-ts/language-pt-br')
  const passwords = world['passwords-common']
  const words = [
    fr['commonWords-fr'].slice(0, wordsPerLanguage),
    es['commonWords-es-es'].slice(0, wordsPerLanguage),
    pt['commonWords-pt-br'].slice(0, wordsPerLanguage),
  ]
  const firstNames = [fr['firstnames-fr'], es['firstnames-es-es'], pt['firstnames-pt-br']].flat()
  const frequent = words.flatMap(ranked => ranked.slice(0, frequentWords))
  return {
    all: new Set([passwords, ...words].flat().map(foldPassword)),
    frequent: new Set([passwords, frequent, firstNames, petNames].flat().map(foldPassword)),
  }
}

/** Whether a password is among those that everybody tries first, in one of the four languages. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= readLists()
  const { all, frequent } = await lists
  return passwordSpellings(password).some(
    one => all.has(one) || frequent.has(one) || frequent.has(one.replace(endings, '')),
  )
}
