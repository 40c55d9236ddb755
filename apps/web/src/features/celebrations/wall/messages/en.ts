const en = {
  title: 'Guest wall',
  lead: 'Messages and photos from guests. No one else can see them.',
  own: 'What you’ve shared here',
  ownLead: 'You can’t see this wall anymore, but you can still delete what you shared.',
  show: 'What to show',
  wall: 'Wall',
  album: 'Album',
  write: 'Write on the wall',
  addPictures: 'Photos',
  send: 'Share',
  counter: '{{at}} of {{of}}',
  tooLong_one: 'At most {{max}} characters: {{count}} too many.',
  tooLong_other: 'At most {{max}} characters: {{count}} too many.',
  onlyPictures: 'You can only share photos here.',
  sent: 'Shared',
  sentWaits: 'Sent. Your host will take a look first.',
  noEntries: 'No one has shared anything yet.',
  noPictures: 'No photos yet.',
  approveFirst: 'Approve posts before they appear',
  waitsOn: 'If you turn this off, posts already waiting stay hidden until you approve or delete them.',
  by: 'Shared by {{name}}',
  picturesBy: 'Photos by {{name}}',
  pictureOf: 'Photo {{at}} of {{of}} by {{name}}',
  waits: 'Waiting for approval',
  approve: 'Approve',
  approved: 'Everyone going can see it now',
  delete: 'Delete',
  deleteTitle: 'Delete this post?',
  deleteText: 'Its message and photos will be gone for good.',
  deleted: 'Deleted',
  saved: 'Saved',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    wall: typeof en
  }
}

export default en
