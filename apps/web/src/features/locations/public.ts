export { CountryField, PlaceFields } from './place-fields.tsx'
