import { codePoints } from '../platform/text.ts'

const product = 'celebrio'

/** Rows of the keyboards that our four languages are typed on, and the alphabet. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjklñ',
  'asdfghjklç',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
]

const reversed = (text: string) => Array.from(text).toReversed().join('')
const runs = rows.flatMap(row => [row, reversed(row)])

/** How passwords are compared: without case, and without accents where they are marks on a letter. */
export const foldPassword = (password: string): string =>
  password.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

const leastBare = 5

/** How it is compared too, if enough is left: without what only parts its characters ("te quiero", "123-456"). */
export function passwordSpellings(password: string): string[] {
  const folded = foldPassword(password)
  const bare = folded.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return codePoints(bare) < leastBare ? [folded] : [folded, bare]
}

/** Whether it only repeats a unit of fewer characters than a password needs: aaaaaa, abcabc, 112112. */
function repeats(characters: string[]): boolean {
  for (let unit = 1; unit < 6 && unit * 2 <= characters.length; unit += 1)
    if (characters.every((character, index) => index < unit || character === characters[index - unit])) return true
  return false
}

/** Whether it is the product's name with at most four digits or signs: Celebrio2026. */
function isProduct(folded: string): boolean {
  const rest = folded.replaceAll(product, '')
  return rest !== folded && rest.length <= 4 && !/\p{L}/u.test(rest)
}

const isMonotonous = (characters: string[]): boolean => new Set(characters).size < 3 || repeats(characters)

/**
 * Whether a password is guessed without a list: it repeats one unit, has fewer than three different characters, is a
 * run of the alphabet, of digits or of a keyboard's row, or is the product's name, whatever parts its characters.
 */
export function isEasyPassword(password: string): boolean {
  const spellings = [password.toLowerCase().normalize('NFC'), ...passwordSpellings(password)].filter(one => one !== '')
  return spellings.some(one => isMonotonous(Array.from(one)) || runs.some(run => run.includes(one)) || isProduct(one))
}
