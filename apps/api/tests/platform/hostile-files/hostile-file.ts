/** A script: wherever it comes out as it went in, a page of ours could run it. */
export const marker = '<script>alert("hostile")</script>'

/** What somebody sends who means no good. */
export type HostileFile = { what: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

export const hostile = (what: string, name: string, type: string, bytes: Buffer): HostileFile => ({
  what,
  name,
  type,
  bytes: new Uint8Array(bytes),
})
