declare module '#platform/facts.ts' {
  interface Facts {
    /** They are to be reminded by letter that the event begins then, ISO 8601. */
    'external_guest.reminder_due': { guest_id: number; starts_at: string }
  }
}

export {}
