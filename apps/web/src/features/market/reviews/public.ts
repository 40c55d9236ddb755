export { reviewsQuery } from './data.ts'
export { Reviews } from './reviews.tsx'
