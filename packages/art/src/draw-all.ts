import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buntingLine } from './brand/bunting-line.ts'
import { appIcon, logo, logoMark, monochromeIcon } from './brand/logo.ts'
import { drawCategories } from './category.ts'
import { drawFace, namedFaces } from './face.ts'
import { drawFlower, flowerSprite, flowerTypes } from './flowers.ts'
import { drawHero, heroNames } from './hero.ts'
import { drawConfetti, drawSprigs } from './ornament.ts'
import { drawPlaceholder, placeholderNames } from './placeholder.ts'
import { drawScene, sceneNames } from './scene.ts'
import { drawState, stateNames } from './state.ts'

/** Every drawing the web client shows, by file name. */
function drawings(): [name: string, svg: string][] {
  return [
    ['logo.svg', logo('light')],
    ['logo-dark.svg', logo('dark')],
    ['logo-mark.svg', logoMark()],
    ['favicon.svg', logoMark()],
    ['icon.svg', appIcon('rounded')],
    ['icon-maskable.svg', appIcon('maskable')],
    ['icon-monochrome.svg', monochromeIcon()],
    ['bunting.svg', buntingLine()],
    ['flowers.svg', flowerSprite()],
    ...flowerTypes.map((type): [string, string] => [`flower-${type}.svg`, drawFlower(type)]),
    ['confetti.svg', drawConfetti()],
    ['sprigs.svg', drawSprigs()],
    ...heroNames.map((name): [string, string] => [`hero-${name}.svg`, drawHero(name)]),
    ...stateNames.map((name): [string, string] => [`${name}.svg`, drawState(name)]),
    ...sceneNames.map((name): [string, string] => [`scene-${name}.svg`, drawScene(name)]),
    ...placeholderNames.map((name): [string, string] => [`placeholder-${name}.svg`, drawPlaceholder(name)]),
    ...drawCategories(),
    ...Object.entries(namedFaces).map(([name, look]): [string, string] => [`face-${name}.svg`, drawFace(look)]),
  ]
}

/**
 * Writes every drawing of the web client as SVG into the folder, which is made if it is missing.
 * The same version writes the same bytes. Resolves to the file names, in the order they were drawn.
 */
export async function drawAll(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const all = drawings()
  await Promise.all(all.map(([name, svg]) => writeFile(join(folder, name), svg)))
  return all.map(([name]) => name)
}
