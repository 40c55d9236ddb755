/** What its owner is told of the second step of an account. */
export type SecondStepChange =
  | 'codes_on'
  | 'codes_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'removed_by_staff'
  /** The last wrong code of a day. */
  | 'codes_used_up'
