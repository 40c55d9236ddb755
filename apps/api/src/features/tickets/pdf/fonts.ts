import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { decompress } from 'wawoff2'

const { resolve } = createRequire(import.meta.url)
const fontsource = (family: string, subset: string, style: string) =>
  resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff2`)
const dejavu = (style: string) => resolve(`dejavu-fonts-ttf/ttf/${style}.ttf`)

/** The files of a voice, each for the letters that those before it lack. DejaVu has most of the world's alphabets. */
const files = {
  display: [
    fontsource('fraunces', 'latin', '600-normal'),
    fontsource('fraunces', 'latin-ext', '600-normal'),
    dejavu('DejaVuSans-Bold'),
  ],
  voice: [
    fontsource('fraunces', 'latin', '400-italic'),
    fontsource('fraunces', 'latin-ext', '400-italic'),
    dejavu('DejaVuSans'),
  ],
  text: [
    fontsource('figtree', 'latin', '400-normal'),
    fontsource('figtree', 'latin-ext', '400-normal'),
    dejavu('DejaVuSans'),
  ],
  strong: [
    fontsource('figtree', 'latin', '600-normal'),
    fontsource('figtree', 'latin-ext', '600-normal'),
    dejavu('DejaVuSans-Bold'),
  ],
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

/** The faces of each voice, in the order in which they are tried. */
export type Fonts = Record<Voice, Face[]>

async function readAll(): Promise<Fonts> {
  const paths = [...new Set(Object.values(files).flat())]
  const faces = new Map<string, Face>()
  // One after the other: what is unpacked lies in the same memory each time.
  for (const path of paths) faces.set(path, await readFace(path))
  const facesOf = (voice: Voice) => files[voice].flatMap(path => faces.get(path) ?? [])
  return { display: facesOf('display'), voice: facesOf('voice'), text: facesOf('text'), strong: facesOf('strong') }
}

let fonts: Promise<Fonts> | undefined

/** All fonts: read when the first ticket needs them, and kept. */
export const loadFonts = (): Promise<Fonts> => (fonts ??= readAll())

/** A piece of text that one face has all characters of. */
export type Run = { face: Face; text: string }

/** Spaces of all widths, which few faces have, are set as the one that all have. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')

/** A text in pieces that one face can draw each. What none has is left out, as there is nothing to print. */
export function runsOf(faces: readonly Face[], text: string): Run[] {
  const runs: Run[] = []
  for (const character of plainSpaces(text)) {
    const face = faces.find(one => one.has(character.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!face) continue
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}
