export { findCityPoint } from './city-points.ts'
export { checkPlaceChain, placesAfter } from './place-chain.ts'
export { placeNames } from './place-names.ts'
