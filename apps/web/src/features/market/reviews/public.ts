export { BookingReviews } from './booking-reviews.tsx'
export { CelebrantReviews } from './celebrant-reviews.tsx'
export { reviewsQuery } from './data.ts'
export { Reviews } from './reviews.tsx'
