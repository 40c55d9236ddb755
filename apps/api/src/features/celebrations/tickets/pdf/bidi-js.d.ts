// The package describes its CommonJS build as if that had a default export; its ES module has one.
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js'

  export default function bidiFactory(): Bidi
}
