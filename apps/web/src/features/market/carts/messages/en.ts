const en = {
  title: 'Your cart',
  link_one: 'Your cart, {{count}} item',
  link_other: 'Your cart, {{count}} items',
  add: 'Add',
  addItem: 'Add {{name}}',
  quantityOf: 'Quantity of {{name}}',
  fewer: 'Less of {{name}}',
  more: 'More of {{name}}',
  items: 'Items',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  action: 'Action',
  remove: 'Remove {{name}}',
  summary: 'Checkout summary',
  subTotal: 'Sub Total',
  tax: 'Tax',
  offer: '{{name}}, {{percent}} off',
  others: 'From other providers',
  toCart: 'See your cart',
  addMore: 'Add more service from other service provider',
  totalOfItems_one: 'Total, {{shown}} item',
  totalOfItems_other: 'Total, {{shown}} items',
  changed_one: 'Something has changed since you added it.',
  changed_other: '{{count}} things have changed since you added them.',
  changedText: 'What it costs now is shown below.',
  accept: 'Accept changes',
  up: 'Was <s>{{old}}</s>. Up <b>{{difference}}</b> for {{quantity}}.',
  down: 'Was <s>{{old}}</s>. Down <b>{{difference}}</b> for {{quantity}}.',
  keep: 'Keep',
  keepItem: 'Keep {{name}} at the new price',
  gone: 'No longer offered. It isn’t counted.',
  quantityGone: 'The provider has changed how much they do. {{why}}',
  goneProvider: 'No longer on Celebrio',
  empty: 'Your cart is empty',
  emptyText: 'What you’d like to book waits here, on all your devices.',
  find: 'Find providers',
  currencies: 'Each provider is paid in its own currency.',
  notCharged: 'Nothing is paid here. Each provider answers your request first.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    carts: typeof en
  }
}

export default en
