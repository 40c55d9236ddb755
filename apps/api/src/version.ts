/** Version of the product (specification part 1 §9). */
export const version = '1.0.7'
