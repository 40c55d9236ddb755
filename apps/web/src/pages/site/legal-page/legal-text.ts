/** One block of a section: running text, or a list of short items. An https address inside becomes a link. */
export type LegalBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** `id` is the anchor in the URL and the same in every language, so that a shared link works in every language. */
export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] }

/** A whole document in one language. `updated` is the ISO date (YYYY-MM-DD) of this version. */
export type LegalText = { title: string; updated: string; intro: string; sections: LegalSection[] }

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items })
