export const en = {
  /** Where a push is not to say what has happened. */
  hidden: 'Something’s new for you',
  many: (count: number) => `${count} new notifications`,
}

export type Messages = typeof en
