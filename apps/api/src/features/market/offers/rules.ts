type Candidate = { id: number; discount: number }

/** The best of some offers for one item: the highest discount, of equal ones the oldest offer. Offers do not add up. */
export const bestOf = <Offer extends Candidate>(offers: readonly Offer[]): Offer | undefined =>
  offers.toSorted((one, other) => other.discount - one.discount || one.id - other.id)[0]
