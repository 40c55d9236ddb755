/** How many did something besides the one who is named: `9+`. */
export const en = {
  others: (count: string) => `${count} others`,
}

export type Messages = typeof en
