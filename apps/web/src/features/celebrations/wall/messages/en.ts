const en = {
  title: 'Shared by everybody',
  lead: 'Words and pictures of those who come. Nobody else sees them.',
  own: 'What you shared here',
  ownLead: 'You don’t see the wall of this event any more. What you put there you can still delete.',
  show: 'What to show',
  wall: 'Wall',
  album: 'Album',
  write: 'Write on the wall',
  addPictures: 'Pictures',
  send: 'Share',
  counter: '{{at}} of {{of}}',
  tooLong_one: 'At most {{max}} characters: {{count}} too many.',
  tooLong_other: 'At most {{max}} characters: {{count}} too many.',
  onlyPictures: 'Only pictures can be shared here.',
  sent: 'Shared',
  sentWaits: 'Sent. The host will have a look first.',
  noEntries: 'Nobody has shared anything yet.',
  noPictures: 'There are no pictures yet.',
  approveFirst: 'I look at what guests share before others see it',
  waitsOn: 'When you switch this off, what already waits stays waiting until you approve or delete it.',
  by: 'Shared by {{name}}',
  picturesBy: 'Pictures by {{name}}',
  pictureOf: 'Picture {{at}} of {{of}} by {{name}}',
  waits: 'Waits for the host',
  approve: 'Approve',
  approved: 'Everybody who comes sees it now',
  delete: 'Delete',
  deleteTitle: 'Delete this entry?',
  deleteText: 'Its words and pictures cannot be brought back.',
  deleted: 'Deleted',
  saved: 'Saved',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    wall: typeof en
  }
}

export default en
