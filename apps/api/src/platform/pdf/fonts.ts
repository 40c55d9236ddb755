import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { decompress } from 'wawoff2'

const { resolve } = createRequire(import.meta.url)
const fontsource = (family: string, subset: string, style: string) =>
  resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff2`)
const dejavu = (style: string) => resolve(`dejavu-fonts-ttf/ttf/${style}.ttf`)

const fraunces = (style: string) =>
  ['latin', 'latin-ext', 'vietnamese'].map(part => fontsource('fraunces', part, style))
const figtree = (style: string) => ['latin', 'latin-ext'].map(part => fontsource('figtree', part, style))

/** Font families of a style, in fallback order. DejaVu covers most of the world's alphabets. */
const files = {
  display: [fraunces('600-normal'), [dejavu('DejaVuSans-Bold')]],
  italic: [fraunces('400-italic'), [dejavu('DejaVuSans')]],
  text: [figtree('400-normal'), [dejavu('DejaVuSans')]],
  strong: [figtree('600-normal'), fraunces('600-normal'), [dejavu('DejaVuSans-Bold')]],
}

export type FontStyle = keyof typeof files

/** One font file: its TrueType bytes, and whether it has a character. */
export type Face = { name: string; bytes: Buffer; has(codePoint: number): boolean }

async function readFace(path: string): Promise<Face> {
  const file = await readFile(path)
  // Compressed fonts are decompressed once here; otherwise drawing would decompress them glyph by glyph.
  const bytes = path.endsWith('.woff2') ? Buffer.from(await decompress(file)) : file
  const font = create(bytes)
  return { name: path, bytes, has: codePoint => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint) }
}

/** Font files of the same look, each with a part of the characters. */
export type Family = Face[]

/** The families of each style, in fallback order. */
export type Fonts = Record<FontStyle, Family[]>

async function readAll(): Promise<Fonts> {
  const paths = [...new Set(Object.values(files).flat(2))]
  const faces = new Map<string, Face>()
  // Sequential, because the decompressor reuses the same memory.
  for (const path of paths) faces.set(path, await readFace(path))
  const familiesOf = (fontStyle: FontStyle) =>
    files[fontStyle].map(paths => paths.flatMap(path => faces.get(path) ?? []))
  return {
    display: familiesOf('display'),
    italic: familiesOf('italic'),
    text: familiesOf('text'),
    strong: familiesOf('strong'),
  }
}

let fonts: Promise<Fonts> | undefined

/** All fonts, loaded for the first ticket and then cached. */
export const loadFonts = (): Promise<Fonts> => (fonts ??= readAll())
