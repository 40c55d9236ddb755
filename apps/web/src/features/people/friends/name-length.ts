/** Maximum length of a name in narrow lists, in characters (specification part 2 §2.6). */
export const nameLength = 14
