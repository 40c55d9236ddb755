declare module '#platform/facts.ts' {
  interface Facts {
    'upload.discarded': { folders: string[] }
  }
}

export {}
