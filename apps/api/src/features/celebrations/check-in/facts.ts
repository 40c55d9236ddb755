declare module '#platform/facts.ts' {
  interface Facts {
    /** A guest is in, 0 for one without an account; `door_id` has let them in. */
    'event.checked_in': { event_id: number; user_id: number; door_id: number }
    /** It was a mistake, and they are not. */
    'event.check_in_undone': { event_id: number; user_id: number; door_id: number }
  }
}

export {}
