declare module '#platform/facts.ts' {
  interface Facts {
    'event.invited': { event_id: number; user_id: number; guest_ids: number[] }
    'event.requested': { event_id: number; user_id: number }
    /** Who has asked to join has taken that back. */
    'event.request_withdrawn': { event_id: number; user_id: number }
    /** A guest has said yes, no, or waits for a place. */
    'event.answered': { event_id: number; user_id: number; status: 'accepted' | 'rejected' | 'waiting' }
    /** `host_id`, the host or a co-host, has let somebody join who asked to, or not; `pending` while the date is open. */
    'event.request_answered': {
      event_id: number
      user_id: number
      host_id: number
      status: 'accepted' | 'rejected' | 'waiting' | 'pending'
    }
    'event.guest_removed': { event_id: number; user_id: number }
  }
}

export {}
