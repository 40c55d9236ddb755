declare module '#platform/facts.ts' {
  interface Facts {
    'hashtag.used': { post_id: number }
  }
}

export {}
