const en = {
  people: 'People to mention',
  found_one: '{{count}} person found. Use the arrow keys, then Enter.',
  found_other: '{{count}} people found. Use the arrow keys, then Enter.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    mentions: typeof en
  }
}

export default en
