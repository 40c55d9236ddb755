import { argv, exit, stderr, stdout } from 'node:process'
import { drawAll } from './draw-all.ts'

const [folder] = argv.slice(2)
if (!folder) {
  stderr.write('Say where to: node packages/art/src/main.ts <folder>\n')
  exit(2)
}
const names = await drawAll(folder)
stdout.write(`${names.length} drawings in ${folder}\n`)
