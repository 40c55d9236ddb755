declare module '#platform/facts.ts' {
  interface Facts {
    'meet.treated': { user_id: number; receiver_id: number }
    /** `user_id` has answered the treat of `sender_id`, who is told of a yes only. */
    'meet.answered': { user_id: number; sender_id: number; accepted: boolean }
  }
}

export {}
