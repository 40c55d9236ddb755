const en = {
  helpers: 'Helpers',
  add: 'Add helpers',
  nobody: 'No helpers yet. Co-hosts plan with you; door helpers check guests in.',
  rolesHint: 'Co-hosts can edit the event, invite guests and reply to requests. Door helpers can only check guests in.',
  cohost: 'Co-host',
  door: 'Door helper',
  make_cohost: 'Co-host: {{name}}',
  make_door: 'Door helper: {{name}}',
  named_cohost: '{{name}} is now a co-host',
  named_door: '{{name}} is now a door helper',
  dismissOne: 'Remove {{name}} from your helpers',
  dismissed: '{{name}} is no longer a helper',
  connections: 'Your connections',
  search: 'Search by name',
  noConnections: 'You don’t have any connections yet. Connect with people first, then they can help.',
  noMatch: 'No one by that name.',
  leave: 'Stop helping',
  leaveTitle: 'Stop helping?',
  leaveText: 'Only {{name}} can add you back.',
  stay: 'Stay',
  left: 'You’re no longer helping',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    helpers: typeof en
  }
}

export default en
