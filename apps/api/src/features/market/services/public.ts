export { findFirstImages } from './queries/first-images.ts'
export { readServicesOf } from './read-services.ts'
