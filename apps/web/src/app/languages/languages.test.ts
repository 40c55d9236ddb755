import { guestMessages, signedInMessages } from 'virtual:messages'
import { expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'

type Tree = { readonly [key: string]: string | Tree }

/** `ui.codeDigit` → its text, for every key. */
const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[at, value] as [string, string]] : flatten(value, at)
  })

const withoutMany = (keys: string[]) => keys.filter(key => !key.endsWith('_many')).sort()

const placeholders = (text: string) => (text.match(/\{\{\s*[\w-]+/g) ?? []).map(found => found.slice(2).trim()).sort()

const tags = (text: string) => (text.match(/<\/?\w+\/?>/g) ?? []).sort()

const kept = (text: string) => ({ placeholders: placeholders(text), tags: tags(text) })

/** The messages of guests and those of signed-in users, in one language. */
const read = async (language: Language): Promise<Record<'guests' | 'signedIn', Tree>> => ({
  guests: (await guestMessages[language]()).default,
  signedIn: (await signedInMessages[language]()).default,
})

const all = async (language: Language) => Object.values(await read(language)).flatMap(texts => flatten(texts))

const english = await all('en')
const translations = { fr: await all('fr'), es: await all('es'), pt: await all('pt') }

test('no namespace comes both at the start and with the signed-in pages', async () => {
  const { guests, signedIn } = await read('en')
  expect(Object.keys(guests).filter(namespace => namespace in signedIn)).toEqual([])
})

test.each(Object.entries(translations))(
  '%s does not ask somebody for friendship in the words for signing in',
  (_, texts) => {
    const signIn = texts.filter(([key]) => key.endsWith('.signIn')).map(([, text]) => text)
    expect(signIn).not.toEqual([])
    expect(texts.filter(([key, text]) => key.endsWith('.connect') && signIn.includes(text))).toEqual([])
  },
)

for (const [language, texts] of Object.entries(translations)) {
  const translated = new Map(texts)

  test(`${language} has exactly the messages that English has`, () => {
    expect(withoutMany([...translated.keys()])).toEqual(withoutMany(english.map(([key]) => key)))
  })

  test(`${language} has the plural form "many" of every counted message`, () => {
    const counted = english.map(([key]) => key).filter(key => key.endsWith('_other'))
    expect(counted.filter(key => !translated.has(key.replace(/_other$/, '_many')))).toEqual([])
  })

  test(`${language} keeps the placeholders and tags of every message`, () => {
    for (const [key, text] of english)
      expect({ key, ...kept(translated.get(key) ?? '') }).toEqual({ key, ...kept(text) })
  })

  test(`${language} leaves no message empty`, () => {
    expect([...translated].filter(([, text]) => !text.trim())).toEqual([])
  })
}

// "de Irmengard" is wrong and "d’Irmengard" cannot be known here: before figures alone these words are safe.
test('no French word that a vowel would shorten stands before a name', () => {
  const figures = ['at', 'count', 'distance', 'least', 'max', 'min', 'most', 'number', 'of']
  const shortened = /(?<!\p{L})(?:de|que|jusque|lorsque|puisque|quoique) (?:«\s)?(?:<\w+>)?\{\{\s*([\w-]+)/giu
  const named = ([, text]: [string, string]) =>
    [...text.matchAll(shortened)].some(([, what = '']) => !figures.includes(what))
  expect(translations.fr.filter(named)).toEqual([])
})

test('French marks are kept with their words by a narrow space that does not break', () => {
  expect(translations.fr.filter(([, text]) => / [;:!?»]|« /.test(text))).toEqual([])
})
