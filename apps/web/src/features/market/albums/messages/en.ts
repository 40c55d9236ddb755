const en = {
  title: 'Portfolio',
  yours: 'Your albums',
  add: 'Add album',
  addTitle: 'New album',
  editTitle: 'Edit album',
  none: 'Show what you’ve done',
  noneText: 'Photos of real celebrations say more than any price list.',
  name: 'Name',
  nameHint: 'Such as “Garden wedding in Sintra”.',
  choosePictures: 'Add at least one photo.',
  save: 'Save album',
  saved: 'Album saved',
  deleted: 'Album deleted',
  photos_one: '{{count}} photo',
  photos_other: '{{count}} photos',
  photoOf: '{{name}}, photo {{at}} of {{of}}',
  more: 'More about {{name}}',
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete this album?',
  deleteText: '“{{name}}” and its photos will disappear from your page.',
  keep: 'Keep it',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    albums: typeof en
  }
}

export default en
