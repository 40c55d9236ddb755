export type UploadTerms = { contentType: string; maxBytes: number; minutes: number }

/** A file on the local disk; `release` removes it if it is a copy. */
type DiskFile = { path: string; release(): Promise<void> }

/**
 * Where files live: a local folder or an S3 bucket. Keys are paths with `/`:
 * `incoming/<random>/file` just uploaded and unchecked, never served · `media/<random>/…` processed, served to whoever
 * knows the address (128 random bits) · `private/<random>/<name>` served through short-lived signed addresses only.
 */
export type FileStore = {
  /** Address of a file under `media/`. */
  publicUrl(key: string): string
  /** The key behind an address of `publicUrl`; null for any other address. */
  keyOf(url: string): string | null
  /** Address of a file under `private/`, good for some minutes. */
  signedUrl(key: string, minutes: number): Promise<string>
  /**
   * Address under which a file can be PUT to `incoming/`, with exactly this Content-Type. The local store enforces
   * `maxBytes` while the bytes come in; S3 cannot, so the size is checked again when the file is taken.
   */
  signedUploadUrl(key: string, terms: UploadTerms): Promise<string>
  /** Writes a file whole or not at all. */
  put(key: string, content: Uint8Array): Promise<void>
  /** The same from a file on the disk, which stays where it is. */
  putFile(key: string, path: string): Promise<void>
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** The file on the local disk, for tools that need one. @throws when there is no such file */
  onDisk(key: string): Promise<DiskFile>
  delete(key: string): Promise<void>
  /** Everything in one folder: a prefix such as `media/<random>/`. */
  deleteAll(prefix: string): Promise<void>
  /** What came in before a moment and was never taken. */
  deleteIncomingBefore(moment: Date): Promise<void>
}
