export { checkPlaceChain, placesAfter } from './place-chain.ts'
export { placeNames } from './place-names.ts'
export { kilometres } from './rules.ts'
