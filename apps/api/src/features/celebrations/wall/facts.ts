declare module '#platform/facts.ts' {
  interface Facts {
    'event.wall_changed': { event_id: number }
    /** Somebody has put something on its wall. */
    'event.wall_shared': { event_id: number; user_id: number; entry_id: number }
    /** Something that `user_id` had put there waits no more, or is gone. */
    'event.wall_settled': { event_id: number; user_id: number }
  }
}

export {}
