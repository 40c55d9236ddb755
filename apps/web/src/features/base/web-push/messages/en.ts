const en = {
  offer: 'Turn on notifications?',
  offerText: 'We’ll let you know when guests answer or something needs you, even when Celebrio is closed.',
  turnOn: 'Turn on',
  notNow: 'Not now',
  turnedOn: 'Notifications are on for this device',
  turnedOff: 'Notifications are off for this device',
  notAllowed: 'Your browser doesn’t allow it. You can change that in its settings.',
  failed: 'We couldn’t turn on notifications. Please try again later.',
  device: 'Push notifications on this device',
  deviceHint: 'Even when Celebrio is closed.',
  unable: 'This browser can’t show push notifications. On an iPhone, add Celebrio to your home screen first.',
  blocked: 'Your browser is blocking notifications from Celebrio. You can change that in its settings.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    'web-push': typeof en
  }
}

export default en
