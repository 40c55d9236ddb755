const en = {
  views: 'Views',
  headline_new: 'People are finding you',
  headline_more: 'You’re seen more often than before',
  headline_fewer: 'You’re seen less often than before',
  headline_same: 'You’re seen as often as before',
  inDays_one: '{{number}} view in the last {{days}} days',
  inDays_other: '{{number}} views in the last {{days}} days',
  more_one: '{{number}} more than in the {{days}} days before',
  more_other: '{{number}} more than in the {{days}} days before',
  fewer_one: '{{number}} fewer than in the {{days}} days before',
  fewer_other: '{{number}} fewer than in the {{days}} days before',
  same: 'As many as in the {{days}} days before',
  none: 'No views in the last {{count}} days yet',
  noneHint: 'Share your store’s page: every person who opens it counts once a day.',
  asTable: 'Show as a table',
  total: 'Total',
  csv: 'Download CSV',
  fileName: 'views',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  howCounted: 'Each person counts once a day. Your own visits and search engines don’t count. Days are counted in UTC.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    views: typeof en
  }
}

export default en
