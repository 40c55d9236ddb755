/** A response that is a file; its media type is the endpoint's `produces`. */
export class Download {
  readonly bytes: Uint8Array
  readonly fileName: string

  constructor(bytes: Uint8Array, fileName: string) {
    this.bytes = bytes
    this.fileName = fileName
  }
}

/** Turns a text into a file name, without characters that operating systems reject. */
export const fileNameOf = (words: string, extension: string): string => {
  const name = words
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${name.slice(0, 60).trim() || 'celebrio'}.${extension}`
}
