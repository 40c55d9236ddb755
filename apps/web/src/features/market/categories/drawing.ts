/** The drawing of a category or group on coloured paper, for what has no picture; a party's while it is not known. */
export const coverFile = (slug: string | undefined): string =>
  slug === undefined ? '/art/placeholder-party.svg' : `/art/cover-${slug}.svg`

/** The drawing alone, 96 pixels square, to stand on the page. */
export const drawingFile = (slug: string | undefined): string =>
  slug === undefined ? '/art/empty-stall.svg' : `/art/category-${slug}.svg`
