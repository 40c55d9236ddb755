/** `isExact`: the file will have exactly `maxBytes`. */
export type UploadTerms = { contentType: string; maxBytes: number; isExact?: boolean; minutes: number }

/** Which of some folders of `incoming/` still wait for their file. */
export type StillExpected = (folders: string[]) => Promise<ReadonlySet<string>>

/** A file on the local disk; `release` removes it if it is a copy. */
type DiskFile = { path: string; release(): Promise<void> }

/**
 * Where files live: a local folder or an S3 bucket. Keys are paths with `/`:
 * `incoming/<random>/file` just uploaded and unchecked, never served · `media/<random>/…` processed, served to anyone who
 * knows the address (128 random bits) · `private/<random>/<name>` served through short-lived signed addresses only.
 */
export type FileStore = {
  /** Address of a file under `media/`. */
  publicUrl(key: string): string
  /** The key behind an address of `publicUrl`; null for any other address. */
  keyOf(url: string): string | null
  /** Address of a file under `private/`, valid for some minutes. */
  signedUrl(key: string, minutes: number): Promise<string>
  /**
   * Address under which a file can be PUT to `incoming/`, with exactly this Content-Type and no more than `maxBytes`. S3 can
   * only insist on an exact size: without one, the address is ours and the file goes to the bucket through this server. The
   * size is checked again when the upload is used. The local store takes files until the folder of the key is deleted; S3
   * until the address expires, also when it was used: what comes then is never served, and swept.
   */
  signedUploadUrl(key: string, terms: UploadTerms): Promise<string>
  /** Writes a file atomically. */
  put(key: string, content: Uint8Array): Promise<void>
  /** The same from a file on disk, which is copied. */
  putFile(key: string, path: string): Promise<void>
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** The file on the local disk, for tools that need one. @throws when there is no such file */
  onDisk(key: string): Promise<DiskFile>
  delete(key: string): Promise<void>
  /** Everything in one folder: a prefix such as `media/<random>/`. */
  deleteAll(prefix: string): Promise<void>
  /** Files that arrived before a moment, where nothing waits for them any longer. */
  deleteIncomingBefore(moment: Date, stillExpected: StillExpected): Promise<void>
}
