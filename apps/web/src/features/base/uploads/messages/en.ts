const en = {
  list: 'Files of this post',
  tooManyImages: 'You can only upload {{max}} images at a time',
  tooManyAudios: 'You can only upload {{max}} audios',
  tooManyVideos: 'You can only upload {{max}} video at a time',
  othersLeftOut: 'At most {{max}} at a time: the first ones were taken, the others left out.',
  wrongType: '{{name}} cannot be posted. Choose a picture (PNG, JPEG, GIF), a film (MP4) or a song (MP3).',
  tooLarge: '{{name}} is too large. At most {{limit}}.',
  failed: 'File upload failed. Please try again.',
  notWhole: 'Remove the file that could not be sent, or try it again.',
  sending: 'Uploading {{name}}',
  checking: 'Checking…',
  notSent: 'Not sent',
  lied: 'Not the kind of file its name says',
  broken: 'Damaged file',
  tooManyPixels: 'Too many pixels',
  offline: 'No connection',
  retry: 'Retry',
  retryFile: 'Retry {{name}}',
  cancelFile: 'Cancel {{name}}',
  removeFile: 'Remove {{name}}',
  picturesBy: 'Pictures by {{name}}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
  counter: '{{at}} / {{of}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    uploads: typeof en
  }
}

export default en
