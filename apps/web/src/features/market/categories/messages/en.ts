const en = {
  one: 'Category',
  label: 'Categories',
  hint: 'Choose up to {{max}}.',
  all_one: 'All {{count}}',
  all_other: 'All {{count}}',
  search: 'Search categories',
  chosen: '{{count}} of {{max}} chosen',
  nothing: 'No category by that name. Try a simpler word.',
  done: 'Done',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    categories: typeof en
  }
}

export default en
