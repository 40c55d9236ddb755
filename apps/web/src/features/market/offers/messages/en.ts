const en = {
  yours: 'Your offers',
  add: 'Add Offer',
  none: 'You have no offer, add now',
  noneText: 'Give people a reason to book: a weekday, the quiet season, booking early.',
  searchHint: 'Name of an offer',
  showOffers: 'Show offers',
  more: 'More for {{name}}',
  edit: 'Edit Offer',
  delete: 'Delete Offer',
  deleteTitle: 'Delete this offer?',
  deleteText: '“{{name}}” will end now, and prices will go back to what they were.',
  keep: 'Keep it',
  deleted: 'Offer has been deleted successfully',
  created: 'Offer has been created successfully.',
  edited: 'Offer has been updated successfully.',
  addTitle: 'Add offer',
  editTitle: 'Edit offer',
  name: 'Name',
  description: 'Description',
  discount: 'Discount in percent',
  discountHint: 'From 0 to 100. With 0, it’s an offer in words only.',
  endsOn: 'Last day',
  endsHint: 'Without one, it runs until you change it.',
  appliesTo: 'What it’s for',
  toCategories: 'Whole categories',
  toItems: 'Chosen items',
  toCategoriesHint: 'It applies to every item of yours in these categories, including those you add later.',
  items: 'Items',
  chosen_one: '{{count}} item chosen',
  chosen_other: '{{count}} items chosen',
  chooseItems: 'Choose at least one item.',
  searchItems: 'Search your services',
  noItems: 'Your services have no items yet. Add some first.',
  noItemFound: 'No service matches.',
  before: '{{price}} before',
  save: 'Save offer',
  off: '{{percent}} off',
  forCategories: 'For everything in these categories',
  forNothing: 'Its items are gone, so it no longer applies.',
  andMore_one: 'and {{count}} more',
  andMore_other: 'and {{count}} more',
  endless: 'No end date',
  until: 'Until {{date}}',
  endedOn: 'Ended on {{date}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    offers: typeof en
  }
}

export default en
