const en = {
  people: 'People to name',
  found_one: '{{count}} person found. Arrow keys choose, Enter takes.',
  found_other: '{{count}} people found. Arrow keys choose, Enter takes.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    mentions: typeof en
  }
}

export default en
