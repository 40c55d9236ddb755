export { ownOffersQuery } from './data.ts'
export { CreateOfferPage, EditOfferPage } from './form/offer-pages.tsx'
export { ManageOffers } from './list/manage-offers.tsx'
