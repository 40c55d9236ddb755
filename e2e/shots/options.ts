import { parseArgs } from 'node:util'

export const widths = [390, 820, 1440] as const
export type Width = (typeof widths)[number]

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const languages = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

export const usage = `npm run shots -- [--only home,landing] [--as guest,newcomer] [--width 390] [--scheme dark] [--lang fr]
Each takes several values with commas; left out, it means all of them.`

const flags = {
  only: { type: 'string' },
  as: { type: 'string' },
  width: { type: 'string' },
  scheme: { type: 'string' },
  lang: { type: 'string' },
} as const

/** The named ones in the order of `all`; all of them when none is named. */
function chosen<Value extends string | number>(flag: string, text: string | undefined, all: readonly Value[]): Value[] {
  if (!text) return [...all]
  const named = text.split(',')
  const unknown = named.find(name => !all.some(value => String(value) === name))
  if (unknown !== undefined) throw new Error(`--${flag} knows no "${unknown}": ${all.join(', ')}.\n\n${usage}`)
  return all.filter(value => named.includes(String(value)))
}

/**
 * What the command line asks for.
 * @throws when it names something that does not exist
 */
export function readOptions<Name extends string>(args: string[], names: { people: Name[]; looks: string[] }) {
  const { values } = parseArgs({ args, options: flags })
  return {
    people: chosen('as', values.as, names.people),
    looks: chosen('only', values.only, names.looks),
    widths: chosen('width', values.width, widths),
    schemes: chosen('scheme', values.scheme, schemes),
    /** Instead of each person's own language. */
    languages: values.lang ? chosen('lang', values.lang, languages) : [],
  }
}

export type Options = ReturnType<typeof readOptions>
