/** Pictures of groups without one of their own. */
const scenes = ['table', 'lanterns', 'tea', 'sweets', 'bouquet', 'gifts'] as const

/** The picture of a group by its name, which everybody sees who sees the group: the same before and after they join. */
export function sceneOf(name: string): string {
  const sum = Array.from(name, letter => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0)
  return `/art/scene-${scenes[sum % scenes.length]}.svg`
}
