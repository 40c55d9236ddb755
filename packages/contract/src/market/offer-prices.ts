/**
 * A price with a discount, both in minor units of the currency. What is left is rounded to the nearest minor unit and
 * halves go up, per item and before quantities: whoever shows, sums or books it comes to the same amount.
 * @param discount whole percent, 0–100
 */
export const reducedPrice = (price: number, discount: number): number =>
  // Whole numbers far below 2^53, so nothing is lost before the one division.
  Math.floor((price * (100 - discount) + 50) / 100)
