const en = {
  title: 'Privacy',
  lead: 'Choose who can reach you, find you and see your birthday. Anyone you’ve blocked can’t do any of it.',
  providerLead: 'Choose who can reach you and who sees your birthday. People you’ve blocked can’t do either.',
  kidsLead: 'This is a kids account: only your connections can find you, message you or see what you share.',
  messages_from: {
    label: 'Who can message you',
    note: 'Chats you already have carry on.',
    everybody: 'Everyone',
    everybodyHint: 'People you’re not connected with send a request first.',
    connections: 'Connections',
    connectionsHint: 'Only people you’re connected with can start a chat.',
    nobody: 'No one new',
    nobodyHint: 'No one can start a chat with you. You can still start one.',
  },
  invitations_from: {
    label: 'Who can invite you',
    note: 'To events and groups. Invitations you already have stay.',
    everybody: 'Everyone who can',
    everybodyHint: 'Your connections, and people in your groups.',
    connections: 'Connections',
    connectionsHint: 'Only people you’re connected with.',
    nobody: 'No one',
    nobodyHint: 'You can still ask to join, or use a link someone sends you.',
  },
  birthday_to: {
    label: 'Who sees your birthday',
    note: 'The year is never shown.',
    everybody: 'Everyone',
    everybodyHint: 'Anyone who sees your profile. If your account is private, that’s your connections.',
    connections: 'Connections',
    connectionsHint: 'Only people you’re connected with.',
    nobody: 'Only me',
    nobodyHint: 'No one else sees it on your profile.',
  },
  found_by: {
    label: 'Who can find you',
    note: 'In search, suggestions, mentions and Meet new friends. Your profile still opens from what you post.',
    everybody: 'Everyone',
    everybodyHint: 'Anyone on Celebrio can come across you.',
    circle: 'Connections of connections',
    circleHint: 'Only people with whom you share a connection, and your own connections.',
    connections: 'Connections',
    connectionsHint: 'Only people you’re connected with.',
  },
  foundByConnections: 'Only your connections can find you.',
  blocking: 'Blocking',
  blockingHint: 'People you block can’t see, find or contact you. You can undo it anytime.',
  seeBlocked: 'See who you’ve blocked',
  chats: 'In chats',
  reads: 'Show when I’ve read messages',
  readsHint: 'In chats between two people. If you turn this off, you won’t see when others have read yours, either.',
  saved: 'Saved',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    privacy: typeof en
  }
}

export default en
