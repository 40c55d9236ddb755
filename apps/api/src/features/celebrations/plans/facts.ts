declare module '#platform/facts.ts' {
  interface Facts {
    /** Host or co-host has changed what is to do or to spend. */
    'event.planned': { event_id: number; user_id: number }
  }
}

export {}
