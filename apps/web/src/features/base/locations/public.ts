export { CountryField, PlaceFields, type PlaceValue } from './place-fields.tsx'
export { PlacePicker } from './place-picker.tsx'
export { useCountryCodes } from './use-country-codes.ts'
export { useCityName, usePlaceName } from './use-place-name.ts'
