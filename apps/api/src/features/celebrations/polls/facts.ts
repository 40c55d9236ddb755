declare module '#platform/facts.ts' {
  interface Facts {
    /** A guest has said of a date whether it suits. */
    'event.date_voted': { event_id: number; user_id: number }
  }
}

export {}
