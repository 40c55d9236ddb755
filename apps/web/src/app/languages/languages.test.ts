import { expect, test } from 'vitest'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'
import pt from './pt.ts'

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

const english = flatten(en)

for (const [language, messages] of Object.entries({ fr, es, pt })) {
  const translated = new Map(flatten(messages))

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
