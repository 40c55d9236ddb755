import { expect, test } from 'vitest'
import signedInEn from './signed-in/en.ts'
import signedInEs from './signed-in/es.ts'
import signedInFr from './signed-in/fr.ts'
import signedInPt from './signed-in/pt.ts'
import startEn from './start/en.ts'
import startEs from './start/es.ts'
import startFr from './start/fr.ts'
import startPt from './start/pt.ts'

type Tree = { readonly [key: string]: string | Tree }

/** `ui.codeDigit` → its text, for every leaf. */
const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[at, value] as [string, string]] : flatten(value, at)
  })

const withoutMany = (keys: string[]) => keys.filter(key => !key.endsWith('_many')).sort()

const placeholders = (text: string) => (text.match(/\{\{\s*[\w-]+/g) ?? []).map(found => found.slice(2).trim()).sort()

const tags = (text: string) => (text.match(/<\/?\w+\/?>/g) ?? []).sort()

const kept = (text: string) => ({ placeholders: placeholders(text), tags: tags(text) })

const english = [...flatten(startEn), ...flatten(signedInEn)]

const translations = {
  fr: [startFr, signedInFr],
  es: [startEs, signedInEs],
  pt: [startPt, signedInPt],
}

test('no namespace comes both at the start and with the signed-in pages', () => {
  expect(Object.keys(startEn).filter(namespace => namespace in signedInEn)).toEqual([])
})

test.each(Object.entries(translations))(
  '%s does not ask somebody for friendship in the words for signing in',
  (_, areas) => {
    const texts = areas.flatMap(area => flatten(area))
    const signIn = texts.filter(([key]) => key.endsWith('.signIn')).map(([, text]) => text)
    expect(signIn).not.toEqual([])
    expect(texts.filter(([key, text]) => key.endsWith('.connect') && signIn.includes(text))).toEqual([])
  },
)

for (const [language, areas] of Object.entries(translations)) {
  const translated = new Map(areas.flatMap(area => flatten(area)))

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
  const figures = ['at', 'count', 'least', 'max', 'min', 'most', 'of']
  const shortened = /(?<!\p{L})(?:de|que|jusque|lorsque|puisque|quoique) (?:« )?(?:<\w+>)?\{\{\s*([\w-]+)/giu
  const texts = translations.fr.flatMap(area => flatten(area))
  const named = ([, text]: [string, string]) =>
    [...text.matchAll(shortened)].some(([, what = '']) => !figures.includes(what))
  expect(texts.filter(named)).toEqual([])
})
