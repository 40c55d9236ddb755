/** Currencies in circulation, by ISO 4217 code. */
export const currencies =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC
  CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR
  ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK
  MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
  SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR
  ZMW`.split(/\s+/)

const withoutParts = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** The locale in which an amount is written: of dollars always the same one, as specified; else the language's. */
export const currencyLocale = (currency: string, language: string): string => (currency === 'USD' ? 'en-IN' : language)

/** Number of decimals of a currency (ISO 4217 minor unit). */
export const currencyDigits = (currency: string): number => {
  if (withoutParts.has(currency)) return 0
  return inThousandths.has(currency) ? 3 : 2
}
