const en = {
  helpers: 'Who helps you',
  add: 'Add helpers',
  nobody: 'Nobody yet. Co-hosts plan with you, helpers at the door let your guests in.',
  rolesHint: 'Co-hosts change the event, invite and answer. Who works at the door lets guests in, and nothing else.',
  cohost: 'Co-host',
  door: 'At the door',
  make_cohost: 'Co-host: {{name}}',
  make_door: 'At the door: {{name}}',
  named_cohost: '{{name}} is co-host now',
  named_door: '{{name}} helps at the door now',
  dismissOne: 'Remove {{name}} from your helpers',
  dismissed: '{{name}} helps no more',
  connections: 'Your connections',
  search: 'Search by name',
  noConnections: 'You have no connections yet. Connect with people first, then they can help you.',
  noMatch: 'Nobody has this name.',
  leave: 'Stop helping',
  leaveTitle: 'Stop helping?',
  leaveText: 'Only {{name}} can ask you back.',
  stay: 'Stay',
  left: 'You help no more',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    helpers: typeof en
  }
}

export default en
