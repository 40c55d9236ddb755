/** Times of the interface in milliseconds (specification part 1 §9, part 2 §9). */
export const delays = {
  toast: 3000,
  carousel: 3000,
  redirectAfterSignIn: 1000,
  redirectAfterSignUp: 3000,
  logout: 200,
  redirectAfterReset: 2000,
  redirectAfterFailedCallback: 3000,
  redirectAfterProfile: 3000,
  /** After the last key in a filter, until it is asked for. */
  filter: 300,
  /** At most, from the word that the feed has changed until a device asks for it. */
  feedLook: 2000,
} as const
