declare module '#platform/facts.ts' {
  interface Facts {
    /** The host has made `helper_id` co-host, or asked them to the door, or has changed what they do. */
    'event.helper_named': { event_id: number; user_id: number; helper_id: number }
    /** They help no more, by the host's will or their own. */
    'event.helper_left': { event_id: number; user_id: number; helper_id: number }
  }
}

export {}
