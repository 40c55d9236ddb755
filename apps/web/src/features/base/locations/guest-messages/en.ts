const en = {
  country: 'Country',
  state: 'State',
  city: 'City',
  countryFirst: 'Choose a country first',
  stateFirst: 'Choose a state first',
  typeToSearch: 'Type the first letters',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    locations: typeof en
  }
}

export default en
