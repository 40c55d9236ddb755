/** Dietary needs that are offered to be pressed, by the keys of their names. */
export const diets = ['noNuts', 'vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree'] as const
export type Diet = (typeof diets)[number]

type Names = Readonly<Record<Diet, string>>

/** Pressed chips and what was written beside them; stored as one line: `Vegan, no mushrooms`. */
export type Needs = { chosen: readonly Diet[]; rest: string }

/** Reads a stored line: chips are the names at its start. */
export function readNeeds(line: string, names: Names): Needs {
  const chosen: Diet[] = []
  let rest = line
  for (;;) {
    const [first = '', ...others] = rest.split(', ')
    const diet = diets.find(one => names[one] === first && !chosen.includes(one))
    if (!diet) return { chosen, rest }
    chosen.push(diet)
    rest = others.join(', ')
  }
}

export const writeNeeds = ({ chosen, rest }: Needs, names: Names): string =>
  [...chosen.map(diet => names[diet]), rest.trim()].filter(Boolean).join(', ')
