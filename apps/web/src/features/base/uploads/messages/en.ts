const en = {
  list: 'Attached files',
  tooManyImages: 'You can only upload {{max}} images at a time',
  tooManyAudios: 'You can only upload {{max}} audios',
  tooManyVideos: 'You can only upload {{max}} video at a time',
  tooManyDocuments: 'You can only upload {{max}} documents at a time',
  notAdded: 'Not added: {{names}}.',
  notAddedMore_one: 'Not added: {{names}} and {{count}} more.',
  notAddedMore_other: 'Not added: {{names}} and {{count}} more.',
  wrongType: '{{name}} can’t be posted. Choose a photo (PNG, JPEG, GIF), a video (MP4) or a song (MP3).',
  wrongTypeOfFile:
    '{{name}} can’t be sent. Choose a photo (PNG, JPEG, GIF), a video (MP4), audio (MP3), a PDF or a Word document.',
  tooLarge: '{{name}} is too large. The limit is {{limit}}.',
  failed: 'File upload failed. Please try again.',
  notWhole: 'Something didn’t upload. Remove it or try again.',
  sending: 'Uploading {{name}}',
  checking: 'Checking…',
  waiting: 'Waiting for a connection',
  notSent: 'Not uploaded',
  lied: 'File type doesn’t match its name',
  broken: 'Damaged file',
  tooManyPixels: 'Too many pixels',
  storageFull: 'No space left',
  storageUnverified: 'Confirm your email first',
  offline: 'You’re offline',
  retry: 'Retry',
  retryFile: 'Retry {{name}}',
  cancelFile: 'Cancel {{name}}',
  removeFile: 'Remove {{name}}',
  picturesBy: 'Photos by {{name}}',
  previousPicture: 'Previous photo',
  nextPicture: 'Next photo',
  close: 'Close',
  counter: '{{at}} / {{of}}',
  songUntitled: 'A song',
  voiceMessage: 'Voice message',
  playSong: 'Play {{title}}',
  pauseSong: 'Pause {{title}}',
  seekSong: 'Playback position in {{title}}',
  songBroken: 'Can’t be played',
  timeOf: '{{time}} of {{length}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    uploads: typeof en
  }
}

export default en
