/** Characters of a name on a card (specification part 2 §2.7). */
export const nameLength = 15
