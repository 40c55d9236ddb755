/** Characters of a name in narrow lists (specification part 2 §2.6). */
export const nameLength = 14
