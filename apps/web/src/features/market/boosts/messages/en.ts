const en = {
  boosted: 'Boosted',
  boostDeal: 'Boost Deal',
  boostedUntil: 'Boosted until {{date}}',
  turns: 'Gets its turn at the top of the list, always labeled',
  start: 'Start',
  end: 'End',
  day_start: 'first day',
  day_end: 'last day',
  day_within: 'boosted',
  day_free: 'not boosted',
  day_none: 'can’t be chosen',
  total_one: '{{count}} day at {{price}} per day',
  total_other: '{{count}} days at {{price}} per day',
  runs: 'From {{from}} to {{until}}, your time. A day that has started counts in full.',
  pay: 'Pay {{sum}}',
  payNone: 'Pay',
  notNow: 'Not now',
  refundRule: 'If you sell, archive or delete the deal, we’ll refund the days that haven’t started.',
  refundOf: 'We’ll refund {{sum}} for the days that haven’t started.',
  refundNone: 'Its last day has already started, so there’s nothing to refund.',
  willStop: 'This also ends its boost. {{refund}}',
  hasStopped: '{{said}}. Its boost has ended. {{refund}}',
  endsEarly: 'Your boost will end early too. We’ll refund {{sum}} for the unused days.',
  noDayLeft: 'It’s boosted for as long as the deal runs.',
  notPayable: 'Boosts aren’t available right now.',
  done: 'Deal Boosted',
  goneTitle: 'This deal no longer exists',
  resultHeading: 'Your payment',
  heading: 'Boosts',
  days: '{{from}} to {{until}}',
  state_planned: 'Planned',
  state_running: 'Running',
  state_over: 'Ended',
  state_stopped: 'Stopped',
  views_one: '{{count}} view',
  views_other: '{{count}} views',
  saves_one: '{{count}} save',
  saves_other: '{{count}} saves',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  paid: '{{sum}} paid',
  refunded: '{{sum}} refunded',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    boosts: typeof en
  }
}

export default en
