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

/** The families of a voice, each for what those before it lack. DejaVu has most of the world's alphabets. */
const files = {
  display: [fraunces('600-normal'), [dejavu('DejaVuSans-Bold')]],
  voice: [fraunces('400-italic'), [dejavu('DejaVuSans')]],
  text: [figtree('400-normal'), [dejavu('DejaVuSans')]],
  strong: [figtree('600-normal'), fraunces('600-normal'), [dejavu('DejaVuSans-Bold')]],
}

export type Voice = keyof typeof files

/** One font file: its bytes as TrueType, and whether it has a character. */
export type Face = { name: string; bytes: Buffer; has(codePoint: number): boolean }

async function readFace(path: string): Promise<Face> {
  const file = await readFile(path)
  // Packed fonts are unpacked once: drawing from them unpacks them glyph by glyph.
  const bytes = path.endsWith('.woff2') ? Buffer.from(await decompress(file)) : file
  const font = create(bytes)
  return { name: path, bytes, has: codePoint => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint) }
}

/** Faces that look alike, of which each has some of the letters. */
export type Family = Face[]

/** The families of each voice, in the order in which they are tried. */
export type Fonts = Record<Voice, Family[]>

async function readAll(): Promise<Fonts> {
  const paths = [...new Set(Object.values(files).flat(2))]
  const faces = new Map<string, Face>()
  // One after the other: what is unpacked lies in the same memory each time.
  for (const path of paths) faces.set(path, await readFace(path))
  const familiesOf = (voice: Voice) => files[voice].map(paths => paths.flatMap(path => faces.get(path) ?? []))
  return {
    display: familiesOf('display'),
    voice: familiesOf('voice'),
    text: familiesOf('text'),
    strong: familiesOf('strong'),
  }
}

let fonts: Promise<Fonts> | undefined

/** All fonts: read when the first ticket needs them, and kept. */
export const loadFonts = (): Promise<Fonts> => (fonts ??= readAll())
