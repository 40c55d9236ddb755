import { resolve } from 'node:path'

/** The folder that was typed after the command, as seen from where it was typed. @throws Error with the usage */
export function typedFolder(command: 'backup' | 'restore'): string {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new Error(`npm run ${command} -- <folder>`)
  return resolve(process.env.INIT_CWD ?? '.', folder)
}
