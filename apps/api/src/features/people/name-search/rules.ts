/** The beginnings that search terms are made of: `'jane':* & 'wat':*` are "jane" and "wat". */
export const beginningsOf = (searchTerms: string): string[] =>
  [...searchTerms.matchAll(/'([^']+)':\*/g)].map(([, beginning = '']) => beginning)
