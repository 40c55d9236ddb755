export type Option<Value extends string | number> = { value: Value; label: string }

/** Folds accents and case: `São` is found by `sao`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/[ıİ]/g, 'i')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()

/** At most `limit` options whose label contains the search text; those that start with it first. */
export const filterOptions = <Value extends string | number>(
  options: readonly Option<Value>[],
  typed: string,
  limit: number,
): Option<Value>[] => {
  const term = plain(typed.trim())
  if (!term) return options.slice(0, limit)
  const first: Option<Value>[] = []
  const later: Option<Value>[] = []
  for (const option of options) {
    const at = plain(option.label).indexOf(term)
    if (at === 0) first.push(option)
    else if (at > 0) later.push(option)
    if (first.length >= limit) break
  }
  return [...first, ...later].slice(0, limit)
}
