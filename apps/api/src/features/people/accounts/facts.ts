declare module '#platform/facts.ts' {
  interface Facts {
    'account.registered': { user_id: number }
    'account.verification_asked': { user_id: number }
    'account.password_forgotten': { email: string; language: string }
    /** Whoever signs in there can read what is sent to its e-mail. */
    'account.email_verified': { user_id: number }
    'session.ended': { session_ids: number[] }
  }
}

export {}
