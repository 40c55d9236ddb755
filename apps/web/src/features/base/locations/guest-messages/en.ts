const en = {
  country: 'Country',
  state: 'State',
  city: 'City',
  place: 'City or town',
  oneByOne: 'Choose country, state and city',
  countryFirst: 'Choose a country first',
  stateFirst: 'Choose a state first',
  typeToSearch: 'Start typing',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    locations: typeof en
  }
}

export default en
