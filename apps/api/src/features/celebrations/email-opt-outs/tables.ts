type EmailOptOutTable = {
  address_hash: Buffer
  /** Null for the e-mails of all events. */
  event_id: number | null
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    email_opt_outs: EmailOptOutTable
  }
}
