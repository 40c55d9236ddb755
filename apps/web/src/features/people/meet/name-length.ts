/** Maximum length of a name on a card, in characters (specification part 2 §2.7). */
export const nameLength = 15
