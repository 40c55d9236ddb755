/** An answer that is a file; the endpoint's `produces` tells its media type. */
export class Download {
  readonly bytes: Uint8Array
  readonly fileName: string

  constructor(bytes: Uint8Array, fileName: string) {
    this.bytes = bytes
    this.fileName = fileName
  }
}

/** Words as the name of a file, without what systems do not take in one. */
export const fileNameOf = (words: string, extension: string): string => {
  const name = words
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${name.slice(0, 60).trim() || 'celebrio'}.${extension}`
}
